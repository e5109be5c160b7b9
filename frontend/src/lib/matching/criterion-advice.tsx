import { useTranslation } from 'react-i18next'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useTextOf } from '../../i18n/use-text-of.ts'
import styles from './criterion-advice.module.css'
import { useGapText } from './use-gap-text.ts'
import { useRemedyText } from './use-remedy-text.ts'

export interface CriterionAdviceProps {
  readonly result: CriterionResult
  readonly productPath: string | undefined
}

/** Gap, remedy and notes of one answer; a missing fact leads to the form where it is added. */
export function CriterionAdvice({ result, productPath }: CriterionAdviceProps) {
  const { t } = useTranslation('matching')
  const noteText = useTextOf('matching')
  const gapText = useGapText()
  const remedyText = useRemedyText()
  const gap = result.gap === null ? null : gapText(result.gap)
  const { remedy } = result
  return (
    <span className={styles.advice}>
      {gap !== null && <span>{t('criteria.gap', { gap })}</span>}
      {remedy !== null &&
        (remedy.field !== null && productPath !== undefined && remedy.key.startsWith('state') ? (
          <LocaleLink to={`${productPath}#${remedy.field}`}>{remedyText(remedy)}</LocaleLink>
        ) : (
          <span>{remedyText(remedy)}</span>
        ))}
      {result.notes.map((note) => (
        <span key={note} className={styles.note}>
          {noteText(`note.${note}`) ?? note}
        </span>
      ))}
    </span>
  )
}
