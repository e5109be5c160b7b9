import type { Answer, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm, FormField } from '#domain/applications/application-form.ts'
import { checkApplication } from '#domain/applications/check-application.ts'
import { answersWithPrefill } from '#domain/applications/check-form.ts'
import type { OfferedPrice } from '#domain/applications/offered-prices.ts'
import { requirementKey } from '#domain/applications/requirement-fields.ts'
import { readRuleAnswers } from '#domain/applications/rule-answers.ts'
import { complianceFieldNames } from '#domain/compliance/fields.ts'
import type { DocumentKind } from '#domain/documents/kinds.ts'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import {
  type OfferAnswer,
  type OfferDocument,
  type OfferFinding,
  type OfferRequirement,
  offerSchemaId,
  type PriceLine,
  type SubmittedOffer,
} from '#domain/offers/submitted-offer.ts'
import type { CriterionKind } from '#domain/tenders/criterion.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { countryName } from '#domain/vocabulary/countries.ts'
import type { ApplicationRow } from '../applications/application-row.ts'
import { choiceWord, factWords, questionLabel, sectionTitle, unitWord } from './english-words.ts'
import { offeredDocuments } from './offered-documents.ts'

/** An application with what it is held against: as submitted, or as it is now. */
export interface OfferSource {
  readonly state: SubmittedOffer['state']
  readonly at: SubmittedOffer['at']
  readonly versions: SubmittedOffer['versions']
  readonly tender: TenderSummary
  readonly form: ApplicationForm
  readonly data: FormData
  readonly findings: readonly OfferFinding[]
  readonly documents: readonly OfferDocument[]
}

/** The offer of a submitted application; null: it was not submitted. */
export function offerOf({
  submitted_for,
  submitted_at,
  form_data,
  version,
}: ApplicationRow): SubmittedOffer | null {
  if (submitted_for === null || submitted_at === null || form_data === null) return null
  return toOffer({
    state: 'submitted',
    at: submitted_at,
    versions: {
      application: submitted_for.version ?? version,
      tender: submitted_for.tender_version,
      product: submitted_for.product_version,
      rules: submitted_for.rules_version,
    },
    tender: submitted_for.tender,
    form: submitted_for.form,
    data: form_data,
    findings: submitted_for.findings,
    // as they were then
    documents: offeredDocuments(submitted_for.form),
  })
}

export function toOffer(source: OfferSource): SubmittedOffer {
  const { form, data, tender, documents } = source
  const answers = answersWithPrefill(form, data.answers)
  // the day decides nothing of what is taken from it
  const { facts, results, prices } = checkApplication(form, data, source.at.slice(0, 10))
  return {
    schema: offerSchemaId,
    state: source.state,
    at: source.at,
    market: tender.market,
    versions: source.versions,
    tender,
    product: { product_id: data.product_id, facts },
    sections: form.sections
      // requirements are printed with what proves them
      .filter(({ key }) => key !== 'requirements')
      .map(({ key, fields }) => ({
        key,
        title: sectionTitle(key),
        answers: fields.map((field) => answerTo(field, answers[field.key])),
      })),
    facts: factAnswers(data.facts ?? {}),
    requirements: form.asked.criteria.map((criterion) => {
      const result = results.find(({ criterion_id }) => criterion_id === criterion.id)
      const answer = answers[requirementKey(criterion.id)]
      return requirementOf(criterion, result, answer, documents)
    }),
    price_lines: priceLines(answers, form, prices),
    findings: [...source.findings],
    documents: [...documents],
  }
}

const isGiven = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && (typeof answer === 'boolean' || answer.length > 0)

function answerTo(field: FormField, answer: Answer | undefined): OfferAnswer {
  return {
    key: field.key,
    label: field.label ?? questionLabel(field.key),
    type: field.type,
    unit: field.unit === null ? null : unitWord(field.unit),
    value: isGiven(answer) ? answer : null,
    text: isGiven(answer) ? shownAnswer(answer, wordsOf(field)) : '',
  }
}

function wordsOf({ type }: FormField): (word: string) => string {
  if (type === 'choice') return choiceWord
  if (type === 'money') return (word) => amountIn(word) ?? word.trim()
  return type === 'country' ? countryName : (word) => word.trim()
}

const shownAnswer = (answer: Answer, inWords: (word: string) => string): string =>
  typeof answer === 'boolean'
    ? choiceWord(answer ? 'yes' : 'no')
    : typeof answer === 'string'
      ? inWords(answer)
      : answer.map(inWords).join(', ')

/** What can be read of them, in the order of the rules: a stored map has none of its own. */
function factAnswers(facts: NonNullable<FormData['facts']>): OfferAnswer[] {
  const read = readRuleAnswers(facts).facts
  return complianceFieldNames.flatMap((field) => {
    const answer = facts[field]
    return answer === undefined || read[field] == null ? [] : [factAnswer(field, answer)]
  })
}

function factAnswer(field: string, value: Answer): OfferAnswer {
  const { label, unit, choice } = factWords(field)
  return {
    key: field,
    label,
    type: typeof value === 'boolean' ? 'yes_no' : unit === null ? 'text' : 'number',
    unit,
    value: isGiven(value) ? value : null,
    text: shownAnswer(value, choice),
  }
}

/** Which kinds of documents prove which kind of requirement. */
const proofs: Readonly<Partial<Record<CriterionKind, readonly DocumentKind[]>>> = {
  origin: ['gi-certificate', 'production-declaration'],
  container: ['packaging-specification', 'rpet-share', 'food-contact-doc'],
  alcohol: ['certificate-of-analysis'],
  sugar: ['certificate-of-analysis'],
  quantity: ['guarantee-of-supply', 'production-declaration'],
  grapes: ['production-declaration'],
  vintage: ['production-declaration'],
}

const isProof = (criterion: CriterionKind, document: DocumentKind): boolean =>
  criterion === 'certification'
    ? document.startsWith('cert-')
    : (proofs[criterion]?.includes(document) ?? false)

function requirementOf(
  criterion: ApplicationForm['asked']['criteria'][number],
  result: CriterionResult | undefined,
  answer: Answer | undefined,
  documents: readonly OfferDocument[],
): OfferRequirement {
  return {
    criterion_id: criterion.id,
    text: criterion.text,
    required: criterion.required,
    answer: typeof answer === 'boolean' ? answer : null,
    result: result?.status ?? null,
    offered: result?.product_value ?? null,
    documents: documents
      .filter(({ kind }) => isProof(criterion.kind, kind))
      .map(({ question }) => question),
  }
}

const decimalIn = (written: string | undefined): string | null => {
  const decimal = written?.trim().replace(',', '.') ?? ''
  return /^\d{1,12}(\.\d{1,4})?$/.test(decimal) ? decimal : null
}

/** "4,2" is 4.20. */
const amountIn = (written: string | undefined): string | null =>
  decimalIn(written)?.replace(
    /^(\d+)(?:\.(\d*))?$/,
    (_, whole: string, part = '') => `${whole}.${part.padEnd(2, '0')}`,
  ) ?? null

const numberIn = (written: string | undefined): number | null => {
  const decimal = decimalIn(written)
  return decimal === null || Number(decimal) === 0 ? null : Number(decimal)
}

/** The price of the offered size, then those of the further ones: on its terms, in its currency. */
function priceLines(
  answers: FormData['answers'],
  { sections }: ApplicationForm,
  [own, ...further]: readonly OfferedPrice[],
): PriceLine[] {
  const text = (key: string): string | undefined => {
    const answer = answers[key]
    return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : undefined
  }
  const day = text('delivery_date') ?? ''
  const per = text('price_per')
  const quantity = sections.flatMap(({ fields }) => fields).find(({ key }) => key === 'quantity')
  const offered: PriceLine = {
    volume_ml: numberIn(text('volume')),
    amount: amountIn(text('price')),
    currency: text('price_currency') ?? null,
    per: per === 'unit' || per === 'case' || per === 'litre' ? per : null,
    incoterm: text('incoterm') ?? null,
    place: text('incoterm_place') ?? null,
    units_per_case: numberIn(text('units_per_case')),
    gtin: text('gtin_unit') ?? null,
    quantity: text('quantity') ?? null,
    quantity_unit: quantity?.unit ? unitWord(quantity.unit) : null,
    ready_from: /^\d{4}-\d\d-\d\d$/.test(day) ? day : null,
    shelf_price: shelfPriceOf(own),
  }
  // a line of a size that is no longer asked for is not among the prices
  const lines = further.flatMap((price): PriceLine[] =>
    price.line === null
      ? []
      : [
          {
            ...offered,
            volume_ml: price.line.volume_ml,
            amount: amountIn(price.line.price),
            units_per_case: numberIn(price.line.units_per_case),
            gtin: price.line.gtin ?? null,
            // the form asks for one quantity, that of the offered size
            quantity: null,
            quantity_unit: null,
            shelf_price: shelfPriceOf(price),
          },
        ],
  )
  return [offered, ...lines]
}

const shelfPriceOf = (price: OfferedPrice | undefined): string | null =>
  price?.shelf_price?.toFixed(2) ?? null
