import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { useTranslation } from 'react-i18next'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { FormProblem } from '#domain/applications/check-form.ts'
import { useFormTexts } from '../../lib/applications/use-form-texts.ts'
import styles from './section-links.module.css'

export interface SectionLinksProps {
  readonly sections: ApplicationForm['sections']
  readonly problems: readonly FormProblem[]
}

/** The sections of the form, and how much each still lacks. */
export function SectionLinks({ sections, problems }: SectionLinksProps) {
  const { t } = useTranslation('applications')
  const texts = useFormTexts()
  const open = new Set(problems.map(({ key }) => key))
  return (
    <nav aria-label={t('form.sections')}>
      <ol className={styles.links}>
        {sections.map(({ key, fields }) => {
          const left = fields.filter((field) => open.has(field.key)).length
          const Icon = left === 0 ? CircleCheck : CircleDashed
          return (
            <li key={key} data-done={left === 0}>
              <Icon aria-hidden="true" />
              <span>
                <a href={`#section-${key}`}>{texts.section(key)}</a>
                <span className={styles.left}>
                  {left === 0 ? t('form.sectionDone') : t('form.problemsLeft', { count: left })}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
