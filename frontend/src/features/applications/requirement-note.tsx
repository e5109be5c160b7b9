import { useTranslation } from 'react-i18next'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import { usePublishedWords } from '../../lib/matching/use-published-words.ts'
import { PublishedWords } from '../../lib/tenders/published-words.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import styles from './requirement-note.module.css'

export interface RequirementNoteProps {
  readonly result: CriterionResult
  /** The published words, where the question does not say them itself. */
  readonly withWords: boolean
}

/** A requirement of the tender beside the answer that speaks to it, and whether it is met. */
export function RequirementNote({ result, withWords }: RequirementNoteProps) {
  const { t } = useTranslation('applications')
  const { t: word } = useTranslation('vocabulary')
  const published = usePublishedWords()
  const shown = published(result.tender_value)
  return (
    <span className={styles.note}>
      {withWords && (
        <span>
          {t('requirement.asked')}{' '}
          {shown === result.tender_value ? <PublishedWords>{shown}</PublishedWords> : shown}
        </span>
      )}
      {result.status !== 'unknown' && (
        <StatusMark status={result.status}>{word(`status.${result.status}`)}</StatusMark>
      )}
      {!result.required && result.status !== 'met' && <span>{t('requirement.preferred')}</span>}
    </span>
  )
}
