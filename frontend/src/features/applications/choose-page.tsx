import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { linesOf } from './application-line.ts'
import { LineTable } from './line-table.tsx'
import styles from './overview-page.module.css'
import { useApplicationLines } from './use-application-lines.ts'

/** `/tender-application` without a tender: choose one. */
export function ChoosePage() {
  const { t } = useTranslation('applications')
  const { lines } = useApplicationLines()
  return (
    <Page
      title={t('choose.title')}
      lead={t('choose.lead')}
      actions={
        <LinkButton variant="primary" to="/tenders">
          {t('overview.browse')}
        </LinkButton>
      }
    >
      {(['selected', 'drafts'] as const).map((group) => {
        const mine = linesOf(lines, group)
        return mine.length === 0 ? null : (
          <section key={group} className={styles.group} aria-labelledby={`choose-${group}`}>
            <h2 id={`choose-${group}`}>{t(`group.${group}`)}</h2>
            <LineTable group={group} lines={mine} />
          </section>
        )
      })}
    </Page>
  )
}
