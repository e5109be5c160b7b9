import { useTranslation } from 'react-i18next'
import { kindFacts } from '#domain/documents/kinds.ts'
import { TextField } from '../../ui/text-field.tsx'
import {
  type DocumentDraft,
  type DraftProblem,
  shownDetails,
  withFirstDay,
} from './document-draft.ts'
import styles from './documents-page.module.css'
import { useProblemText } from './use-problem-text.ts'

export const fieldId = (field: DraftProblem['field']) => `document-${field}`

export interface FieldsProps {
  readonly draft: DocumentDraft
  readonly problems: readonly DraftProblem[]
  readonly onChange: (draft: DocumentDraft) => void
}

/** What stands on the document itself, as much as its kind has. */
export function DetailFields({ draft, problems, onChange }: FieldsProps) {
  const { t } = useTranslation('documents')
  const problemText = useProblemText()
  const { kind } = draft
  if (kind === '') return null
  const shown = shownDetails(kind)
  const set = (change: Partial<DocumentDraft>) => onChange({ ...draft, ...change })
  const errorOf = (field: DraftProblem['field']) => {
    const problem = problems.find((one) => one.field === field)
    return problem === undefined ? null : problemText(problem)
  }
  const text = (field: 'holder' | 'issuer' | 'number' | 'lot', required = false) => (
    <TextField
      id={`document-${field}`}
      label={t(`form.${field}`)}
      required={required}
      value={draft[field]}
      maxLength={200}
      error={field === 'lot' ? errorOf(field) : null}
      onChange={(value) => set({ [field]: value })}
    />
  )
  return (
    <div className={styles.pair}>
      {shown.has('vintage') && (
        <TextField
          id={fieldId('vintage')}
          label={t('form.vintage')}
          required={false}
          hint={t('form.vintageHint')}
          inputMode="numeric"
          maxLength={4}
          error={errorOf('vintage')}
          value={draft.vintage}
          onChange={(vintage) => set({ vintage })}
        />
      )}
      {shown.has('lot') && text('lot', true)}
      {shown.has('holder') && text('holder')}
      {text('issuer')}
      {text('number')}
      <TextField
        type="date"
        label={t('form.validFrom')}
        required={false}
        value={draft.valid_from}
        onChange={(valid_from) => onChange(withFirstDay(draft, valid_from))}
      />
      {shown.has('valid_to') && (
        <TextField
          id={fieldId('valid_to')}
          type="date"
          label={t('form.validTo')}
          required={kindFacts(kind).validity !== 'until_changed'}
          error={errorOf('valid_to')}
          value={draft.valid_to}
          onChange={(valid_to) => set({ valid_to })}
        />
      )}
    </div>
  )
}
