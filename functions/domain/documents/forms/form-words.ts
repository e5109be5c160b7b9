import { documentSource } from '../asked-documents.ts'
import { kindName } from '../kind-name.ts'
import {
  type FormFieldKey,
  formFields,
  type SignableKind,
  signableForm,
  signableFormsAsOf,
} from './signable-forms.ts'
import type { FormValues } from './signing.ts'

interface FormWords {
  readonly title: string
  readonly entries: readonly {
    readonly field: FormFieldKey
    readonly label: string
    readonly text: string
  }[]
  readonly paragraphs: readonly string[]
  /** Whose words these are, and what they rest on. */
  readonly notes: readonly string[]
}

/** All that a form says before it is signed: what is shown on the page is what is printed. English, as offers are. */
export function formWords(kind: SignableKind, values: FormValues): FormWords {
  const { fields, paragraphs, hasOwnForm } = signableForm(kind)
  const source = documentSource(kind)
  return {
    title: kindName('en', kind),
    entries: fields.map((field) => ({
      field,
      label: formFields[field].label,
      text: (values[field] ?? '').trim(),
    })),
    paragraphs,
    notes: [
      `Worded by Nordgate (${signableFormsAsOf}), not reviewed by a lawyer.`,
      ...(source === null
        ? []
        : [
            `What is to be declared follows: ${source.text} (${source.date ?? 'undated'})${source.url === null ? '' : `, ${source.url}`}.`,
          ]),
      ...(hasOwnForm
        ? [
            'Monopoly or importer may have a form of their own for this. Where they give you one, use theirs.',
          ]
        : []),
    ],
  }
}
