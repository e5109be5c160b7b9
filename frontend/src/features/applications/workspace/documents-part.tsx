import { useTranslation } from 'react-i18next'
import { answerQuestion, confirmAnswers } from '#domain/applications/changed-questions.ts'
import { AnswerList } from '../../../lib/applications/answer-list.tsx'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { FormSection } from '../form-section.tsx'

/** The documents that the tender asks for, each confirmed as ready. */
export function DocumentsPart({ form, data, check, onChange, readOnly }: WorkspacePartProps) {
  const { t } = useTranslation('workspace')
  const sections = form.sections.filter(({ key }) => key === 'documents')
  return (
    <>
      {sections.length === 0 && <p>{t('documents.noneAsked')}</p>}
      {readOnly && <AnswerList form={{ ...form, sections }} data={data} />}
      {!readOnly &&
        sections.map((section) => (
          <FormSection
            key={section.key}
            section={section}
            answers={data.answers}
            check={check}
            showsProblems
            onAnswer={(key, value) => onChange((draft) => answerQuestion(form, draft, key, value))}
            onConfirm={(key) => onChange((draft) => confirmAnswers(form, draft, [key]))}
          />
        ))}
      <p>
        <LinkButton to="/documents">{t('documents.library')}</LinkButton>
      </p>
    </>
  )
}
