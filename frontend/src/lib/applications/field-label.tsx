import type { FormField } from '#domain/applications/application-form.ts'
import { PublishedWords } from '../tenders/published-words.tsx'
import { useFormTexts } from './use-form-texts.ts'

/** The name of a question; what the source says in it is marked with its language. */
export function FieldLabel({ field }: { readonly field: FormField }) {
  const { label } = useFormTexts()
  const words = label(field)
  if (field.label === null || !words.endsWith(field.label)) return words
  return (
    <>
      {words.slice(0, -field.label.length)}
      <PublishedWords>{field.label}</PublishedWords>
    </>
  )
}
