import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import {
  documentGroups,
  documentKindIds,
  documentKindsAsOf,
  kindFacts,
} from '#domain/documents/kinds.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type DocumentDraft,
  type DraftProblem,
  shownDetails,
  withFirstDay,
} from './document-draft.ts'
import styles from './documents-page.module.css'
import { ProductField } from './product-field.tsx'
import { useProblemText } from './use-problem-text.ts'

export const fieldId = (field: DraftProblem['field']) => `document-${field}`

/** ISO 639-1: those of the markets and of the site. */
const documentLanguages = ['en', 'sv', 'no', 'fi', 'it', 'fr', 'de', 'es', 'pt']

/** All kinds by group, each group in the order of the page's language. */
export function useKindOptions() {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const byName = new Intl.Collator(language)
  return documentGroups.flatMap((group) =>
    documentKindIds
      .filter((kind) => kindFacts(kind).group === group)
      .map((value) => ({ value, label: kindName(language, value), group: t(`group.${group}`) }))
      .sort((a, b) => byName.compare(a.label, b.label)),
  )
}

interface Props {
  readonly draft: DocumentDraft
  readonly problems: readonly DraftProblem[]
  readonly onChange: (draft: DocumentDraft) => void
}

/** The details of a document, as many as its kind has. */
export function DocumentFields({ draft, problems, onChange }: Props) {
  const { t } = useTranslation('documents')
  const { date } = useFormat()
  const problemText = useProblemText()
  const kinds = useKindOptions()
  const shown = draft.kind === '' ? null : shownDetails(draft.kind)
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
    <>
      <Select
        id={fieldId('kind')}
        label={t('form.kind')}
        hint={t('form.kindHint', { date: date(documentKindsAsOf) })}
        error={errorOf('kind')}
        value={draft.kind}
        empty={t('form.chooseKind')}
        options={kinds}
        onChange={(kind) => set({ kind })}
      />
      {shown !== null && (
        <>
          {shown.has('product') && (
            <ProductField
              value={draft.product_id}
              name={draft.product_name}
              onChange={(product_id, product_name) => set({ product_id, product_name })}
            />
          )}
          <div className={styles.pair}>
            {shown.has('vintage') && (
              <TextField
                id={fieldId('vintage')}
                label={t('form.vintage')}
                required={!shown.has('lot')}
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
                required={kindFacts(draft.kind || 'power-to-sign').validity !== 'until_changed'}
                error={errorOf('valid_to')}
                value={draft.valid_to}
                onChange={(valid_to) => set({ valid_to })}
              />
            )}
          </div>
          <LanguageChoice draft={draft} onChange={(languages) => set({ languages })} />
        </>
      )}
    </>
  )
}

function LanguageChoice(props: {
  readonly draft: DocumentDraft
  readonly onChange: (languages: readonly string[]) => void
}) {
  const { t } = useTranslation('documents')
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  const { languages } = props.draft
  const others = languages.filter((code) => !documentLanguages.includes(code))
  return (
    <fieldset>
      <legend>{t('form.languages')}</legend>
      <div className={styles.languages}>
        {[...documentLanguages, ...others].map((code) => (
          <Checkbox
            key={code}
            label={names.of(code) ?? code}
            checked={languages.includes(code)}
            onChange={(isIn) =>
              props.onChange(isIn ? [...languages, code] : languages.filter((one) => one !== code))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
