import { useTranslation } from 'react-i18next'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import { useFormat } from '../../../lib/use-format.ts'
import styles from './finding-source.module.css'

/** Where the rule stands, from when that is, and whether a lawyer has read our reading of it. */
export function FindingSource({ finding }: { readonly finding: OfferFinding }) {
  const { t } = useTranslation('workspace')
  const { date, month } = useFormat()
  const { source, rule_id, asked } = finding
  const dateOf = (given: string) =>
    given === 'undated'
      ? t('finding.undated')
      : given.length === 10
        ? date(given)
        : given.length === 7
          ? month(given)
          : given
  const more = [
    source.date !== undefined && dateOf(source.date),
    asked === null && t('finding.rule', { id: rule_id }),
    source.basis === 'legal text' &&
      source.reviewed_by_lawyer === false &&
      t('finding.notReviewed'),
  ]
  return (
    <p className={styles.source}>
      <a
        href={source.url}
        target="_blank"
        rel="noreferrer"
        lang={asked === null ? 'en' : undefined}
      >
        {asked === null ? source.text : t('finding.published')}
      </a>
      {more.filter(Boolean).map((one) => ` \u00b7 ${one}`)}
    </p>
  )
}
