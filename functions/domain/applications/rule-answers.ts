import type { Facts, Scalar } from '../compliance/condition.ts'
import {
  type ComplianceField,
  choiceSets,
  complianceFields,
  type FieldKind,
} from '../compliance/fields.ts'
import { isWebAddress } from '../shared/web-address.ts'
import type { Answer } from './application.ts'
import type { FormProblem, FormProblemCode } from './check-form.ts'
import { numberIn } from './typed-number.ts'
import { isPrintedGtin } from './typed-value.ts'

/** The key of a question of the rules beside those of the form; its answer is in `form_data.facts`. */
export const factKey = (field: ComplianceField): string => `fact_${field}`

/** The rules' fields that the form itself asks for: stated once, there. */
export const questionOfField: Readonly<Partial<Record<ComplianceField, string>>> = {
  abv: 'alcohol',
  sugarGPerL: 'sugar',
  volumeMl: 'volume',
  'packaging.type': 'container',
  'packaging.emptyWeightG': 'container_weight',
  gtin: 'gtin_unit',
  caseGtin: 'gtin_case',
  'offer.vintage': 'vintage',
}

/** What follows from other facts, by the one of them that is asked for in its place. */
export const askedInPlaceOf: Readonly<Partial<Record<ComplianceField, ComplianceField>>> = {
  abvDeltaAbs: 'label.abvValue',
  'packaging.weightPer750mlG': 'packaging.emptyWeightG',
}

/** What nobody is asked: it is counted, or it is in the documents. */
const computed: ReadonlySet<ComplianceField> = new Set([
  'salesChannel',
  'offer.countForProducer',
  'organic.certificateFile',
  'organic.certificateDaysLeft',
  'documents.producerAuthorisation',
])

/** Whether an application answers this field as an answer to the rules. */
export const isAnswered = (field: string): field is ComplianceField =>
  Object.hasOwn(complianceFields, field) &&
  questionOfField[field as ComplianceField] === undefined &&
  askedInPlaceOf[field as ComplianceField] === undefined &&
  !computed.has(field as ComplianceField)

type Read = { readonly fact: Scalar | readonly Scalar[] } | { readonly code: FormProblemCode }

/** An answer by the kind of its field; null: there is none. */
function readAnswer(kind: FieldKind, answer: Answer): Read | null {
  if (typeof answer === 'string' && answer.trim() === '') return null
  if (kind.kind === 'yes_no')
    return typeof answer === 'boolean' ? { fact: answer } : { code: 'not_a_choice' }
  if (kind.kind === 'choices') {
    const choices: readonly string[] = choiceSets[kind.set]
    const isKnown = Array.isArray(answer) && answer.every((one) => choices.includes(one))
    return isKnown ? { fact: answer } : { code: 'not_a_choice' }
  }
  if (typeof answer !== 'string') return { code: 'missing' }
  return readText(kind, answer.trim())
}

function readText(kind: FieldKind, text: string): Read {
  switch (kind.kind) {
    case 'number': {
      const value = numberIn(text)
      return value === null ? { code: 'not_a_number' } : { fact: value }
    }
    case 'year':
      return /^(19|20)\d{2}$/.test(text) ? { fact: Number(text) } : { code: 'not_a_year' }
    case 'gtin':
      return isPrintedGtin(text) ? { fact: text.replace(/[\s-]/g, '') } : { code: 'not_a_gtin' }
    case 'country':
      return /^[A-Z]{2}$/.test(text) ? { fact: text } : { code: 'not_a_country' }
    case 'web_address':
      return isWebAddress(text) ? { fact: text } : { code: 'not_a_web_address' }
    case 'choice': {
      const choices: readonly string[] = choiceSets[kind.set]
      return choices.includes(text) ? { fact: text } : { code: 'not_a_choice' }
    }
    default:
      return { fact: text }
  }
}

/** The answers to rules as facts, by the kind of each field, and what is wrong with the others. */
export function readRuleAnswers(answers: Readonly<Record<string, Answer>>): {
  readonly facts: Facts
  readonly problems: readonly FormProblem[]
} {
  const facts: Record<string, Scalar | readonly Scalar[]> = {}
  const problems: FormProblem[] = []
  for (const [field, answer] of Object.entries(answers)) {
    if (!isAnswered(field)) continue
    const read = readAnswer(complianceFields[field], answer)
    if (read === null) continue
    if ('fact' in read) facts[field] = read.fact
    else problems.push({ key: factKey(field), code: read.code })
  }
  return { facts, problems }
}
