import { useTranslation } from 'react-i18next'
import {
  formFields,
  type SignableKind,
  signableForm,
} from '#domain/documents/forms/signable-forms.ts'
import {
  type FormValues,
  longestValue,
  type Signing,
  type SigningProblem,
} from '#domain/documents/forms/signing.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './documents-page.module.css'
import { SignaturePad } from './signature-pad.tsx'

export const signFieldId = (field: SigningProblem['field']) => `sign-${field}`

/** What is wrong with a field, and what to do. */
export function useSigningText() {
  const { t } = useTranslation('documents')
  return ({ field, code }: SigningProblem): string => {
    if (code === 'not_a_year') return t('problem.not_a_year')
    if (code !== 'missing') return t(`sign.problem.${code}`)
    if (field === 'drawing' || field === 'is_entitled') return t(`sign.problem.${field}`)
    const name =
      field === 'name' || field === 'position' ? t(`sign.${field}`) : t(`sign.field.${field}`)
    return t('sign.problem.missing', { field: name })
  }
}

interface FieldsProps {
  readonly kind: SignableKind
  readonly values: FormValues
  readonly errorOf: (field: SigningProblem['field']) => string | null
  readonly onChange: (values: FormValues) => void
}

/** What the form says of company, product and tender: filled in where it is known. */
export function FactFields({ kind, values, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation('documents')
  return signableForm(kind).fields.map((field) => {
    const { rows } = formFields[field]
    const props = {
      id: signFieldId(field),
      label: t(`sign.field.${field}`),
      value: values[field] ?? '',
      error: errorOf(field),
      maxLength: rows === 1 ? 200 : longestValue,
      onChange: (value: string) => onChange({ ...values, [field]: value }),
    }
    return rows === 1 ? (
      <TextField key={field} {...props} />
    ) : (
      <TextArea key={field} {...props} rows={rows} />
    )
  })
}

type Signer = Signing['signer']

interface SignerProps {
  readonly signer: Signer
  readonly errorOf: (field: SigningProblem['field']) => string | null
  readonly onChange: (change: (signer: Signer) => Signer) => void
}

/** Who signs, and how. */
export function SignerFields({ signer, errorOf, onChange }: SignerProps) {
  const { t } = useTranslation('documents')
  const set = (change: Partial<Signer>) => onChange((before) => ({ ...before, ...change }))
  return (
    <>
      <div className={styles.pair}>
        <TextField
          id={signFieldId('name')}
          label={t('sign.name')}
          hint={t('sign.nameHint')}
          value={signer.name}
          error={errorOf('name')}
          maxLength={200}
          autoComplete="name"
          onChange={(name) => set({ name })}
        />
        <TextField
          id={signFieldId('position')}
          label={t('sign.position')}
          hint={t('sign.positionHint')}
          value={signer.position}
          error={errorOf('position')}
          maxLength={200}
          autoComplete="organization-title"
          onChange={(position) => set({ position })}
        />
      </div>
      <RadioGroup
        label={t('sign.way')}
        inline
        value={signer.drawing === null ? 'typed' : 'drawn'}
        options={(['typed', 'drawn'] as const).map((value) => ({
          value,
          label: t(`sign.${value}`),
        }))}
        onChange={(way) => set({ drawing: way === 'typed' ? null : [] })}
      />
      {signer.drawing !== null && (
        <SignaturePad
          id={signFieldId('drawing')}
          drawing={signer.drawing}
          error={errorOf('drawing')}
          onChange={(change) =>
            onChange((before) => ({ ...before, drawing: change(before.drawing ?? []) }))
          }
        />
      )}
      <Checkbox
        id={signFieldId('is_entitled')}
        label={t('sign.entitled')}
        checked={signer.is_entitled}
        error={errorOf('is_entitled')}
        onChange={(is_entitled) => set({ is_entitled })}
      />
    </>
  )
}
