import { calendarDateSchema } from '../shared/calendar-date.ts'
import type { Answer, FormData } from './application.ts'
import type { ApplicationForm, FormField } from './application-form.ts'

/** What can be wrong with an answer: keys of the texts `applications.problem.<code>`. */
export const formProblemCodes = [
  'missing',
  'product_not_chosen',
  'must_be_yes',
  'not_a_number',
  'not_an_amount',
  'not_a_date',
  'not_a_choice',
  'not_a_country',
] as const
export type FormProblemCode = (typeof formProblemCodes)[number]

export interface FormProblem {
  /** The field, or `product_id`. */
  readonly key: string
  readonly code: FormProblemCode
}

/** Decimals are taken with comma or point. */
const decimal = /^\d{1,12}([.,]\d{1,4})?$/
const amount = /^\d{1,12}([.,]\d{1,2})?$/

const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer !== 'boolean' && answer.length === 0)

/** The answers with what is known standing in where the producer has not touched a field. */
export function answersWithPrefill(
  form: ApplicationForm,
  answers: FormData['answers'],
): FormData['answers'] {
  const known = form.sections
    .flatMap((section) => section.fields)
    .flatMap((field) => (field.prefill === null ? [] : [[field.key, field.prefill.value] as const]))
  return { ...Object.fromEntries(known), ...answers }
}

function problemOf(field: FormField, answer: Answer): FormProblemCode | null {
  if (field.type === 'yes_no') {
    if (typeof answer !== 'boolean') return 'missing'
    return field.must_be_yes && !answer ? 'must_be_yes' : null
  }
  const text = typeof answer === 'string' ? answer.trim() : ''
  if (text === '') return field.required ? 'missing' : null
  switch (field.type) {
    case 'number':
      return decimal.test(text) ? null : 'not_a_number'
    case 'money':
      return amount.test(text) && Number.parseFloat(text.replace(',', '.')) > 0
        ? null
        : 'not_an_amount'
    case 'date':
      return calendarDateSchema.safeParse(text).success ? null : 'not_a_date'
    case 'choice':
      return field.choices?.includes(text) ? null : 'not_a_choice'
    case 'country':
      return /^[A-Z]{2}$/.test(text) ? null : 'not_a_country'
    default:
      return null
  }
}

/** What still stands between this application and its submission, field by field in the form's order. */
export function checkForm(form: ApplicationForm, data: FormData): FormProblem[] {
  const answers = answersWithPrefill(form, data.answers)
  const problems: FormProblem[] =
    data.product_id === null ? [{ key: 'product_id', code: 'product_not_chosen' }] : []
  for (const field of form.sections.flatMap((section) => section.fields)) {
    const answer = answers[field.key]
    if (answer === undefined || isBlank(answer)) {
      if (field.required) problems.push({ key: field.key, code: 'missing' })
      continue
    }
    const code = problemOf(field, answer)
    if (code !== null) problems.push({ key: field.key, code })
  }
  return problems
}
