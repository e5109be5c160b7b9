import { readVatNumber } from '../companies/vat-number.ts'
import type { CriterionResult } from '../matching/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import type { Answer, FormData } from './application.ts'
import type { ApplicationForm, FormField } from './application-form.ts'
import { unconfirmedQuestions } from './changed-questions.ts'
import { isAmount, numberIn } from './typed-number.ts'
import { isEmail, isOneVintage, isPrintedGtin } from './typed-value.ts'

/** The offer is not what the tender requires, or not the chosen product (`checkApplication`). */
const contradictionCodes = ['not_met', 'other_price_basis', 'differs_from_product'] as const

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
  'not_above_zero',
  'not_an_email',
  'not_a_gtin',
  'not_a_vat_number',
  'not_a_vintage',
  'not_a_year',
  'not_a_web_address',
  'in_the_past',
  'after_sample_deadline',
  'not_as_published',
  'confirm_again',
  'files_too_large',
  ...contradictionCodes,
] as const
export type FormProblemCode = (typeof formProblemCodes)[number]

export interface FormProblem {
  /** The field, or `product_id`. */
  readonly key: string
  readonly code: FormProblemCode
  /** The requirement that is missed: its published words, the gap, what to do. */
  readonly result?: CriterionResult
}

const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer !== 'boolean' && answer.length === 0)

export const isContradiction = ({ code }: FormProblem): boolean =>
  (contradictionCodes as readonly string[]).includes(code)

/** The answers with what is known standing in where the producer has not touched a field. */
export function answersWithPrefill(
  form: Pick<ApplicationForm, 'sections'>,
  answers: FormData['answers'],
): FormData['answers'] {
  const known = form.sections
    .flatMap((section) => section.fields)
    .flatMap((field) => (field.prefill === null ? [] : [[field.key, field.prefill.value] as const]))
  return { ...Object.fromEntries(known), ...answers }
}

function numberProblem(text: string, isAboveZero: boolean): FormProblemCode | null {
  const value = numberIn(text)
  if (value === null) return 'not_a_number'
  return isAboveZero && value === 0 ? 'not_above_zero' : null
}

function dateProblem(text: string, first: CalendarDate | null): FormProblemCode | null {
  if (!calendarDateSchema.safeParse(text).success) return 'not_a_date'
  return first !== null && text < first ? 'in_the_past' : null
}

function problemOf(field: FormField, answer: Answer, today: CalendarDate): FormProblemCode | null {
  if (field.type === 'yes_no') {
    if (typeof answer !== 'boolean') return 'missing'
    return field.must_be_yes && !answer ? 'must_be_yes' : null
  }
  const text = typeof answer === 'string' ? answer.trim() : ''
  if (text === '') return field.required ? 'missing' : null
  if (field.prefill?.from === 'tender' && text !== field.prefill.value) return 'not_as_published'
  switch (field.type) {
    case 'number':
    case 'positive_number':
      return numberProblem(text, field.type === 'positive_number')
    case 'money':
      return isAmount(text) ? null : 'not_an_amount'
    case 'date':
    case 'coming_date':
      return dateProblem(text, field.type === 'coming_date' ? today : null)
    case 'choice':
      return field.choices?.includes(text) ? null : 'not_a_choice'
    case 'country':
      return /^[A-Z]{2}$/.test(text) ? null : 'not_a_country'
    case 'email':
      return isEmail(text) ? null : 'not_an_email'
    case 'gtin':
      return isPrintedGtin(text) ? null : 'not_a_gtin'
    case 'vintage':
      return isOneVintage(text) ? null : 'not_a_vintage'
    case 'text':
    case 'long_text':
      return null
  }
}

/** A question that another answer makes necessary, or wrong. */
function problemBesideOthers(
  { key }: FormField,
  answers: FormData['answers'],
): FormProblemCode | null {
  if (key === 'units_per_case' && isBlank(answers[key]))
    return answers.price_per === 'case' ? 'missing' : null
  const { vat_number: vat, company_country: country } = answers
  if (key === 'vat_number' && typeof vat === 'string' && typeof country === 'string')
    return isBlank(vat) || readVatNumber(country, vat) !== null ? null : 'not_a_vat_number'
  const { samples_sent_on: sent, sample_deadline: last } = answers
  if (key === 'samples_sent_on' && typeof sent === 'string' && typeof last === 'string')
    return sent !== '' && last !== '' && sent > last ? 'after_sample_deadline' : null
  return null
}

/** What the form itself lacks, field by field in its order; `today` is the day in the tender's market. */
export function checkForm(
  form: Pick<ApplicationForm, 'sections' | 'changed' | 'tender_version'>,
  data: FormData,
  today: CalendarDate,
): FormProblem[] {
  const answers = answersWithPrefill(form, data.answers)
  const unconfirmed = new Set(unconfirmedQuestions(form, data))
  const problems: FormProblem[] =
    data.product_id === null ? [{ key: 'product_id', code: 'product_not_chosen' }] : []
  for (const field of form.sections.flatMap((section) => section.fields)) {
    const answer = answers[field.key]
    const own =
      answer === undefined || isBlank(answer)
        ? field.required
          ? 'missing'
          : null
        : problemOf(field, answer, today)
    const doubt = unconfirmed.has(field.key) ? ('confirm_again' as const) : null
    const code = own ?? problemBesideOthers(field, answers) ?? doubt
    if (code !== null) problems.push({ key: field.key, code })
  }
  return problems
}
