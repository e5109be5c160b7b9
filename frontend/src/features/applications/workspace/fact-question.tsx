import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer, FormData } from '#domain/applications/application.ts'
import { keptFor } from '#domain/applications/kept-answers.ts'
import { factKey, readRuleAnswers } from '#domain/applications/rule-answers.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import type { Rule } from '#domain/compliance/rule.ts'
import { isSame } from '#domain/shared/is-same.ts'
import { afterPress } from '../../../lib/after-press.ts'
import { fieldId } from '../../../lib/applications/use-form-texts.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { StatusMark } from '../../../ui/status-mark.tsx'
import { useCheckOf } from '../use-offer-check.ts'
import { useProblemText } from '../use-problem-text.ts'
import { AnswerSource } from './answer-source.tsx'
import { comparisonsOf, gapOf, useAskedWords } from './asked-words.ts'
import { FactInput } from './fact-input.tsx'
import styles from './fact-question.module.css'
import { useFactTexts } from './fact-texts.ts'

export interface FactQuestionProps
  extends Pick<WorkspacePartProps, 'form' | 'data' | 'check' | 'onChange'> {
  readonly field: ComplianceField
  /** For which it is asked here. */
  readonly finding: OfferFinding
  readonly rule: Rule | undefined
  readonly onCommit: (change: () => void) => void
  /** Of its control; default: the one that links lead to. */
  readonly id?: string
}

/** A question of the rules: what is asked, the answer, and whether it is met, while it is typed. */
export function FactQuestion({
  field,
  finding,
  rule,
  form,
  data,
  check,
  onChange,
  onCommit,
  id = fieldId(factKey(field)),
}: FactQuestionProps) {
  const { t } = useTranslation('workspace')
  const texts = useFactTexts()
  const problemText = useProblemText()
  const askedWords = useAskedWords()
  const kept = keptFor(form.kept, field, check.facts)
  const own = data.facts?.[field]
  const given = own ?? kept?.value
  const [typed, setTyped] = useState<Answer | undefined>(given)
  const [before, setBefore] = useState(given)
  // the draft holds another answer now, from here or from elsewhere: what was typed before is older
  if (!isSame(given, before)) {
    setBefore(given)
    setTyped(given)
  }
  const isTyped = typed !== undefined && typed !== '' && !isSame(typed, given)
  // a check takes some milliseconds: only the answer that is being typed is tried
  const tried = useTriedAnswer(form, data, field, useDeferredValue(isTyped ? typed : undefined))
  const { findings, problems, facts, known } = tried ?? check
  const found = findings.find(({ rule_id }) => rule_id === finding.rule_id)
  const problem = problems.find(({ key }) => key === factKey(field))
  // what must hold is only asked where it is known that the rule applies
  const until = finding.remedy?.until ?? rule?.mustHold
  const about = until && comparisonsOf(until)?.filter((one) => one.field === field)
  const asked =
    finding.remedy?.until == null || about === undefined || about === null || about.length === 0
      ? null
      : askedWords(about.length === 1 && about[0] ? about[0] : { all: about })
  const gap = (about ?? []).map((one) => gapOf(one, known)).find((one) => one !== null)
  const help = [texts.help(field), exampleOf(texts.example(field), t)].filter(Boolean).join(' ')
  const change = (answer: Answer | undefined) => onChange((draft) => withFact(draft, field, answer))
  const save = (answer: Answer | undefined) => onCommit(() => change(answer))
  const leave = () => {
    const answer = typed === '' ? undefined : typed
    const isKept = own === undefined && (answer === undefined || isSame(answer, given))
    if (isKept || isSame(answer, own)) return
    // nothing goes on to another row: the focus is on its way already
    if (isWhole(field, answer)) afterPress(() => change(answer))
  }
  return (
    <div className={styles.question} data-question={texts.label(field)}>
      <FactInput
        id={id}
        field={field}
        label={texts.label(field)}
        hint={
          <>
            <p>{help}</p>
            {asked !== null && <p>{t('answer.asked', { asked })}</p>}
          </>
        }
        error={problem ? problemText(problem, facts) : null}
        value={typed}
        onType={setTyped}
        onSave={save}
        onLeave={leave}
      />
      {isTyped && !problem && (found?.status === 'pass' || found?.status === 'fail') && (
        <p role="status">
          <StatusMark status={found.status === 'pass' ? 'met' : 'not_met'}>
            {t(`status.${found.status}`)}
            {gap != null && `, ${t('answer.gap', { gap: texts.value(field, gap) })}`}
          </StatusMark>
        </p>
      )}
      <AnswerSource field={field} kept={kept} own={own} />
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation<'workspace'>>['t']

const exampleOf = (example: string | null, t: Translate) =>
  example === null ? null : t('answer.example', { example })

/** Whether an answer can be read as one. */
export const isWhole = (field: ComplianceField, answer: Answer | undefined): boolean =>
  answer === undefined || readRuleAnswers({ [field]: answer }).problems.length === 0

/** The draft with an answer to the rules, or without it. */
export function withFact(
  draft: FormData,
  field: ComplianceField,
  answer: Answer | undefined,
): FormData {
  const { [field]: _before, ...others } = draft.facts ?? {}
  return { ...draft, facts: answer === undefined ? others : { ...others, [field]: answer } }
}

/** What would be found with an answer that is only being typed. */
function useTriedAnswer(
  form: WorkspacePartProps['form'],
  data: FormData,
  field: ComplianceField,
  answer: Answer | undefined,
) {
  const check = useCheckOf(form)
  return useMemo(
    () => (answer === undefined ? null : check(withFact(data, field, answer))),
    [check, data, field, answer],
  )
}
