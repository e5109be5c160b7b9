import { useTranslation } from 'react-i18next'
import type { Answer } from '#domain/applications/application.ts'
import type { KeptAnswer } from '#domain/applications/application-form.ts'
import { readRuleAnswers } from '#domain/applications/rule-answers.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import { usePunctuation } from '../../../i18n/use-punctuation.ts'
import { useFormat } from '../../../lib/use-format.ts'
import styles from './answer-source.module.css'
import { useFactTexts } from './fact-texts.ts'
import { isSameAnswer } from './given-facts.ts'

interface AnswerSourceProps {
  readonly field: ComplianceField
  readonly kept: KeptAnswer | null
  readonly own: Answer | undefined
}

/** Where a kept answer comes from, of which day it is, and that the application says something else. */
export function AnswerSource({ field, kept, own }: AnswerSourceProps) {
  const { t } = useTranslation('workspace')
  const { colon } = usePunctuation()
  const { date } = useFormat()
  const texts = useFactTexts()
  if (kept === null) return null
  const differs = own !== undefined && !isSameAnswer(own, kept.value)
  const value = texts.value(field, readRuleAnswers({ [field]: kept.value }).facts[field])
  return (
    <p className={styles.source}>
      {t(`answer.kept.${kept.from}`, { day: date(kept.at.slice(0, 10)) })}
      {differs && colon + value}
      {kept.changed && `, ${t('answer.kept.changed')}`}
    </p>
  )
}
