import type { Facts } from '../compliance/condition.ts'
import { evaluate, type Truth } from '../compliance/evaluate.ts'
import type { Market } from '../shared/market.ts'
import { type AskedDocumentFacts, askedDocumentsSchema } from './asked-document-schema.ts'
import data from './data/asked-documents.json' with { type: 'json' }
import type { DocumentKind } from './kinds.ts'

/** What a tender says of the documents of its offers. */
export interface TenderLists {
  readonly market: Market
  /** Codes, or the tender's own words. */
  readonly documents_required: readonly string[]
  readonly certifications: readonly string[]
  readonly packaging_requirements: readonly string[]
}

/** A document that an offer needs, or may need. */
export interface AskedDocument {
  /** `document_<code>` as the form asks for it, or `document_<kind>`. */
  readonly question: string
  /** One of these answers it; null: the tender names it in words that are no kind of ours. */
  readonly kinds: readonly DocumentKind[] | null
  /**
   * `tender`: the tender names it. `rule`: monopoly, law or scheme ask for it in this case. `maybe`: they do
   * in some cases. `usual`: wanted from every producer sooner or later.
   */
  readonly asked: 'tender' | 'rule' | 'maybe' | 'usual'
  /** The tender's words, where they are no code. */
  readonly words: string | null
  readonly valid_on_launch: boolean
  readonly same_vintage: boolean
  readonly source: AskedDocumentFacts['source'] | null
}

let known: readonly AskedDocumentFacts[] | undefined

/** What producers bring with offers, as monopolies, schemes and importers ask for it. */
function askedFacts(): readonly AskedDocumentFacts[] {
  known ??= askedDocumentsSchema.parse(data).documents
  return known
}

/** Where a kind of document was seen to be asked for. */
export const documentSource = (kind: DocumentKind): AskedDocumentFacts['source'] | null =>
  askedFacts().find((one) => one.kind === kind)?.source ?? null

interface Candidate {
  readonly facts: AskedDocumentFacts
  readonly holds: Truth
}

/** Sources name most documents by a code (`certificate_of_analysis`), some in their own words. */
const documentCode = /^[a-z0-9_]{1,70}$/

/** The question of the form for a document that a tender asks for, by its place among them. */
export const tenderDocumentQuestion = (document: string, index: number): string =>
  documentCode.test(document) ? `document_${document}` : `document_${index + 1}`

/** The documents that an offer for this tender needs, those of the tender itself first. */
export function askedDocuments(
  tender: TenderLists,
  facts: Facts,
  origin_country: string | null,
): AskedDocument[] {
  const all: Facts<string> = {
    ...facts,
    'tender.market': tender.market,
    'tender.documentsRequired': tender.documents_required,
    'tender.certifications': tender.certifications,
    'tender.packagingRequirements': tender.packaging_requirements,
    'origin.country': origin_country,
  }
  const candidates = askedFacts().map((one) => ({
    facts: one,
    holds: one.required_if === null || evaluate<string>(one.required_if, all),
  }))
  const named = tender.documents_required.flatMap((document, index) => {
    const question = tenderDocumentQuestion(document, index)
    if (!documentCode.test(document)) return [inWords(question, document)]
    const meant = candidates.filter((one) => one.facts.tender_codes.includes(document))
    return namedBy(question, meant, tender.certifications.length > 0)
  })
  const answered = new Set(named.flatMap(({ kinds }) => kinds ?? []))
  const rest = candidates.filter(
    (one) => one.facts.markets.includes(tender.market) && !answered.has(one.facts.kind),
  )
  return [...named, ...byRule(rest)]
}

const inWords = (question: string, words: string): AskedDocument => ({
  question,
  kinds: null,
  asked: 'tender',
  words,
  valid_on_launch: false,
  same_vintage: false,
  source: null,
})

/** A code whose case does not apply is not asked (a statement for producers in two countries only). */
function namedBy(
  question: string,
  meant: readonly Candidate[],
  isSchemeNamed: boolean,
): AskedDocument[] {
  if (meant.length === 0) return [{ ...inWords(question, ''), words: null }]
  const isGroup = meant.some(({ facts }) => facts.alternative_group !== null)
  const possible = meant.filter(({ holds }) => holds !== false)
  // a certificate without saying which: any will do
  const taken = isGroup && (!isSchemeNamed || possible.length === 0) ? meant : possible
  return taken.length === 0 ? [] : [together(question, 'tender', taken)]
}

function together(
  question: string,
  asked: AskedDocument['asked'],
  taken: readonly Candidate[],
): AskedDocument {
  return {
    question,
    kinds: taken.map(({ facts }) => facts.kind),
    asked,
    words: null,
    valid_on_launch: taken.some(({ facts }) => facts.valid_on_launch),
    same_vintage: taken.every(({ facts }) => facts.same_vintage),
    source: taken[0]?.facts.source ?? null,
  }
}

function askedHow({ facts, holds }: Candidate): AskedDocument['asked'] | null {
  if (holds === false || facts.strength === 'good_practice') return null
  if (facts.required_if === null) return 'usual'
  return holds === true && facts.strength === 'required' ? 'rule' : 'maybe'
}

/** What the tender does not name. Certificates of one group are one question. */
function byRule(rest: readonly Candidate[]): AskedDocument[] {
  const wanted = rest.filter((one) => askedHow(one) !== null)
  const group = wanted.filter(({ facts }) => facts.alternative_group !== null)
  const certain = group.filter((one) => askedHow(one) === 'rule')
  const certificates = certain.length > 0 ? certain : group
  return [
    ...(certificates.length === 0
      ? []
      : [
          together(
            'document_certification_certificate',
            certain.length > 0 ? 'rule' : 'maybe',
            certificates,
          ),
        ]),
    ...wanted
      .filter(({ facts }) => facts.alternative_group === null)
      .map((one) => together(`document_${one.facts.kind}`, askedHow(one) ?? 'maybe', [one])),
  ]
}
