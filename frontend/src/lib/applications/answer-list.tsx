import { useTranslation } from 'react-i18next'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { answersWithPrefill } from '#domain/applications/check-form.ts'
import styles from './answer-list.module.css'
import { FieldLabel } from './field-label.tsx'
import { useFormTexts } from './use-form-texts.ts'

export interface AnswerListProps {
  readonly form: ApplicationForm
  readonly data: FormData
  /** Level of the headings. Default: 3. */
  readonly level?: 2 | 3
}

/** Every question with its answer, as it will be (or was) submitted; also what is printed. */
export function AnswerList({ form, data, level = 3 }: AnswerListProps) {
  const { t } = useTranslation('applications')
  const texts = useFormTexts()
  const Heading = `h${level}` as const
  const answers = answersWithPrefill(form, data.answers)
  return (
    <div className={styles.sections}>
      {form.sections.map(({ key, fields }) => (
        <section key={key} className={styles.section}>
          <Heading className={styles.title}>{texts.section(key)}</Heading>
          <dl className={styles.answers}>
            {fields.map((field) => (
              <div key={field.key} className={styles.answer}>
                <dt>
                  <FieldLabel field={field} />
                </dt>
                <dd>
                  {texts.answer(field, answers[field.key]) ?? (
                    <span className={styles.none}>{t('form.notAnswered')}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
