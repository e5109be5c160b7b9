import type { Answer } from './application.ts'
import type { FormField } from './application-form.ts'

type Prefill = FormField['prefill']

/** What the application may take over, from where; silence (null or an empty text) fills nothing in. */
export function known(
  from: NonNullable<Prefill>['from'],
  value: Answer | number | null | undefined,
): Prefill {
  if (value === null || value === undefined || value === '') return null
  return { value: typeof value === 'number' ? String(value) : value, from }
}

/** A field with the usual answers to everything that the caller leaves out. */
export function field(
  key: string,
  type: FormField['type'],
  more: Partial<Omit<FormField, 'key' | 'type'>> = {},
): FormField {
  return {
    key,
    type,
    required: true,
    must_be_yes: false,
    label: null,
    choices: null,
    unit: null,
    prefill: null,
    criterion_id: null,
    ...more,
  }
}
