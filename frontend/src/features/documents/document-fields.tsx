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
import { DetailFields, type FieldsProps, fieldId } from './detail-fields.tsx'
import { type DocumentDraft, shownDetails } from './document-draft.ts'
import styles from './documents-page.module.css'
import { ProductField } from './product-field.tsx'

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

/** The details of a document, as many as its kind has. */
export function DocumentFields({ draft, problems, onChange }: FieldsProps) {
  const { t } = useTranslation('documents')
  const { date } = useFormat()
  const kinds = useKindOptions()
  const shown = draft.kind === '' ? null : shownDetails(draft.kind)
  const set = (change: Partial<DocumentDraft>) => onChange({ ...draft, ...change })
  return (
    <>
      <Select
        id={fieldId('kind')}
        label={t('form.kind')}
        hint={t('form.kindHint', { date: date(documentKindsAsOf) })}
        error={problems.some(({ field }) => field === 'kind') ? t('problem.kind') : null}
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
          <DetailFields draft={draft} problems={problems} onChange={onChange} />
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
