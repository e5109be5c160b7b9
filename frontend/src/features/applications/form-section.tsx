import type { Answer, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm, FormField } from '#domain/applications/application-form.ts'
import type { ApplicationCheck } from '#domain/applications/check-application.ts'
import { type FormProblem, isContradiction } from '#domain/applications/check-form.ts'
import { contradictsTender } from '#domain/applications/contradicts-tender.ts'
import { prefillStands, questionOfKind } from '#domain/applications/requirement-fields.ts'
import type { CriterionKind } from '#domain/tenders/criterion.ts'
import { useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { FormQuestion } from './form-question.tsx'
import styles from './form-section.module.css'
import { RequirementNote } from './requirement-note.tsx'
import { useProblemText } from './use-problem-text.ts'

export interface FormSectionProps {
  readonly section: ApplicationForm['sections'][number]
  readonly answers: FormData['answers']
  readonly check: ApplicationCheck
  /** What is missing is shown once the producer asked for it; what is wrong at once. */
  readonly showsProblems: boolean
  readonly onAnswer: (key: string, value: Answer | undefined) => void
  /** An answer stays as it is, although the tender changed. */
  readonly onConfirm?: (key: string) => void
}

export function FormSection({
  section,
  answers,
  check,
  showsProblems,
  onAnswer,
  onConfirm,
}: FormSectionProps) {
  const texts = useFormTexts()
  const problemText = useProblemText()
  const lead = texts.sectionLead(section.key)
  const id = `section-${section.key}`
  const isList = section.fields.every(({ type }) => type === 'yes_no')
  const isShown = ({ code }: FormProblem) =>
    showsProblems || (code !== 'missing' && code !== 'must_be_yes')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{texts.section(section.key)}</h2>
        {lead !== null && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.fields} data-list={isList}>
        {section.fields.map((field) => {
          const problem = problemsOf(field, check).find(isShown)
          const results = resultsBeside(field, check)
          return (
            <FormQuestion
              key={field.key}
              field={prefillStands(field, check.results) ? field : { ...field, prefill: null }}
              answer={answers[field.key]}
              error={problem ? problemText(problem, check.facts) : null}
              requirements={results.map((result) => (
                <RequirementNote
                  key={result.criterion_id}
                  result={result}
                  withWords={field.label === null}
                />
              ))}
              onAnswer={(value) => onAnswer(field.key, value)}
              onConfirm={
                problem?.code === 'confirm_again' ? () => onConfirm?.(field.key) : undefined
              }
            />
          )
        })}
      </div>
    </section>
  )
}

/** Problems of the question itself; a requirement that is confirmed shows those of the answer it is about too. */
function problemsOf(field: FormField, { problems }: ApplicationCheck): FormProblem[] {
  const own = problems.filter(({ key }) => key === field.key)
  const elsewhere = problems.filter(
    (problem) =>
      field.type === 'yes_no' &&
      isContradiction(problem) &&
      problem.result?.criterion_id === field.criterion_id,
  )
  return [...own, ...elsewhere]
}

/** Requirements that are shown with a question: its own, or those of the facts that it states. */
function resultsBeside(field: FormField, { results }: ApplicationCheck) {
  if (field.type === 'yes_no')
    return results.filter(
      (result) =>
        result.criterion_id === field.criterion_id &&
        (result.status === 'met' || contradictsTender(result) || !result.required) &&
        result.status !== 'unknown',
    )
  return results.filter(({ kind }) => questionOfKind[kind as CriterionKind] === field.key)
}
