import type * as z from 'zod'
import { askedDetails } from '../document.ts'
import { isSameName } from '../same-name.ts'
import { type FormFieldKey, type SignableKind, signableForm } from './signable-forms.ts'
import type { filledFormSchema, signingSchema } from './signing-schema.ts'

export type FilledForm = z.infer<typeof filledFormSchema>
export type Signing = z.infer<typeof signingSchema>
export type FormValues = FilledForm['values']
export type Drawing = NonNullable<Signing['signer']['drawing']>

/** A list of growers fits. */
export const longestValue = 2000

/** What is drawn on, in its own units: as wide as a line of a form. */
export const pad = { width: 600, height: 200 } as const
export const mostStrokes = 60
export const mostPoints = 2000

export interface SigningProblem {
  readonly field: FormFieldKey | 'name' | 'position' | 'drawing' | 'is_entitled'
  readonly code: 'missing' | 'not_a_year' | 'not_a_name' | 'name_of_company' | 'by_hand'
}

/** The vintage of a document that is good for one vintage is a year. */
export const vintageOf = (values: FormValues): number | null => {
  const year = Number(values.vintage)
  return Number.isInteger(year) && year >= 1900 && year <= 2100 ? year : null
}

/** A number that is no year, or two of them. Words say that the product has none. */
const isNoYear = (values: FormValues) =>
  /\d/.test(values.vintage ?? '') && vintageOf(values) === null

/** First and last name, in any script, without digits and signs that no name has. */
const personName = /^\p{L}[\p{L}\p{M}.'\u2019-]*( [\p{L}\p{M}.'\u2019-]+)+$/u

/** A line that somebody meant: not a dot by a slip of the hand. */
const isDrawn = (drawing: Drawing) => {
  const across = drawing.flat().map(({ x }) => x)
  return Math.max(...across) - Math.min(...across) >= pad.width / 20
}

function nameProblem({ values, signer }: Pick<Signing, 'values' | 'signer'>) {
  const name = signer.name.trim()
  if (name === '') return 'missing'
  if (!personName.test(name)) return 'not_a_name'
  return isSameName(name, values.producer ?? '') ? 'name_of_company' : null
}

/** What keeps a form from being signed on screen, the same in the browser and on the server. */
export function checkSigning({
  kind,
  values,
  signer,
}: Pick<Signing, 'kind' | 'values' | 'signer'>): readonly SigningProblem[] {
  const { fields, signature } = signableForm(kind)
  const problems: SigningProblem[] = fields
    .filter((field) => (values[field] ?? '').trim() === '')
    .map((field) => ({ field, code: 'missing' }))
  if (fields.includes('vintage') && asksForYear(kind) && isNoYear(values))
    problems.push({ field: 'vintage', code: 'not_a_year' })
  const name = nameProblem({ values, signer })
  if (name !== null) problems.push({ field: 'name', code: name })
  if (signer.position.trim() === '') problems.push({ field: 'position', code: 'missing' })
  if (signer.drawing !== null && !isDrawn(signer.drawing))
    problems.push({ field: 'drawing', code: 'missing' })
  if (!signer.is_entitled) problems.push({ field: 'is_entitled', code: 'missing' })
  if (signature === 'by_hand') problems.push({ field: 'drawing', code: 'by_hand' })
  return problems
}

const asksForYear = (kind: SignableKind) => askedDetails(kind).includes('vintage')
