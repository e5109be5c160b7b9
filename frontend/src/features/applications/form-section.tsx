import type { Answer, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { FormProblem } from '#domain/applications/check-form.ts'
import { useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { FormQuestion } from './form-question.tsx'
import styles from './form-section.module.css'

export interface FormSectionProps {
  readonly section: ApplicationForm['sections'][number]
  readonly answers: FormData['answers']
  readonly problems: readonly FormProblem[]
  /** Problems are shown once the producer asked what is missing, not while typing. */
  readonly showsProblems: boolean
  readonly onAnswer: (key: string, value: Answer | undefined) => void
}

export function FormSection({
  section,
  answers,
  problems,
  showsProblems,
  onAnswer,
}: FormSectionProps) {
  const texts = useFormTexts()
  const lead = texts.sectionLead(section.key)
  const id = `section-${section.key}`
  const isList = section.fields.every(({ type }) => type === 'yes_no')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{texts.section(section.key)}</h2>
        {lead !== null && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.fields} data-list={isList}>
        {section.fields.map((field) => {
          const problem = problems.find(({ key }) => key === field.key)
          return (
            <FormQuestion
              key={field.key}
              field={field}
              answer={answers[field.key]}
              error={showsProblems && problem ? texts.problem(problem.code) : null}
              onAnswer={(value) => onAnswer(field.key, value)}
            />
          )
        })}
      </div>
    </section>
  )
}
