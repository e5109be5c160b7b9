import { useTranslation } from 'react-i18next'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import { useRules } from '../../../lib/applications/use-rules.ts'
import { groupFindings } from './finding-groups.ts'
import { partPath } from './parts.ts'
import styles from './timeline-part.module.css'

export interface DuePointsProps {
  readonly tenderId: number
  readonly check: OfferCheck
  readonly before: 'offer' | 'sample' | 'launch'
}

/** What is open before a date, by the rules that count then; the way to it. */
export function DuePoints({ tenderId, check, before }: DuePointsProps) {
  const { t } = useTranslation('workspace')
  const { data: rules } = useRules()
  const due = groupFindings(check)[before === 'offer' ? 'blocks' : before]
  if (due.length === 0) return null
  const titles = due.flatMap(
    ({ finding }) => rules?.rules.find(({ id }) => id === finding.rule_id)?.title ?? [],
  )
  return (
    <details className={styles.due}>
      <summary>{t(`timeline.due.${before}`, { count: due.length })}</summary>
      <ul lang="en">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p>
        <LocaleLink to={partPath(tenderId, 'check')}>{t('part.check')}</LocaleLink>
      </p>
    </details>
  )
}
