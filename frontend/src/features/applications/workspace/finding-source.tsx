import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import styles from './finding-source.module.css'

export interface FindingSourceProps {
  readonly source: {
    readonly text: string
    readonly url: string | null
    readonly date?: string | null | undefined
    /** False: our reading of a law that no lawyer has confirmed. */
    readonly reviewed_by_lawyer?: boolean | null | undefined
  }
  /** Null: the tender itself asks. */
  readonly ruleId: string | null
}

/** Where the rule stands, from when that is, and whether a lawyer has read our reading of it. */
export function FindingSource({ source, ruleId }: FindingSourceProps) {
  const { t } = useTranslation('workspace')
  const { date, month } = useFormat()
  const dateOf = (given: string) =>
    given === 'undated'
      ? t('finding.undated')
      : given.length === 10
        ? date(given)
        : given.length === 7
          ? month(given)
          : given
  const more = [
    source.date && dateOf(source.date),
    ruleId !== null && t('finding.rule', { id: ruleId }),
    source.reviewed_by_lawyer === false && t('finding.notReviewed'),
  ]
  return (
    <p className={styles.source}>
      {source.url === null ? (
        <span lang="en">{source.text}</span>
      ) : (
        <a
          href={source.url}
          target="_blank"
          rel="noreferrer"
          lang={ruleId === null ? undefined : 'en'}
        >
          {ruleId === null ? t('finding.published') : source.text}
        </a>
      )}
      {more.filter(Boolean).map((one) => ` \u00b7 ${one}`)}
    </p>
  )
}
