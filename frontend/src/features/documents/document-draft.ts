import type { documentRoutes } from '#contracts/documents.ts'
import type { RouteRequest } from '#contracts/route.ts'
import { type AskedDetail, askedDetails, type CompanyDocument } from '#domain/documents/document.ts'
import { type DocumentKind, kindFacts } from '#domain/documents/kinds.ts'
import { addDays, addMonths } from '#domain/shared/calendar-date.ts'
import type { ProductId } from '#domain/shared/ids.ts'

type Details = RouteRequest<(typeof documentRoutes)['createDocument']>['body']['details']

/** The form of a document as it is typed. */
export interface DocumentDraft {
  readonly kind: DocumentKind | ''
  readonly product_id: ProductId | null
  /** What the product is called, for the form alone. */
  readonly product_name: string | null
  readonly vintage: string
  readonly lot: string
  readonly holder: string
  readonly issuer: string
  readonly number: string
  readonly valid_from: string
  readonly valid_to: string
  readonly languages: readonly string[]
}

/** What is offered, and what it is called. */
export type CoveredProduct = Pick<DocumentDraft, 'product_id' | 'product_name'>

export const emptyDraft: DocumentDraft = {
  kind: '',
  product_id: null,
  product_name: null,
  vintage: '',
  lot: '',
  holder: '',
  issuer: '',
  number: '',
  valid_from: '',
  valid_to: '',
  languages: [],
}

export const draftOf = (document: CompanyDocument): DocumentDraft => ({
  kind: document.kind,
  product_id: document.product_id,
  product_name: document.product_name,
  vintage: document.vintage === null ? '' : String(document.vintage),
  lot: document.lot ?? '',
  holder: document.holder ?? '',
  issuer: document.issuer ?? '',
  number: document.number ?? '',
  valid_from: document.valid_from ?? '',
  valid_to: document.valid_to ?? '',
  languages: document.languages,
})

/** What the newer one has of the older: all but what changes with each. */
export const draftOfNewer = (document: CompanyDocument): DocumentDraft => ({
  ...draftOf(document),
  number: '',
  valid_from: '',
  valid_to: '',
})

/** Which details the form asks for; the others have no place in a document of the kind. */
export function shownDetails(kind: DocumentKind): ReadonlySet<AskedDetail | 'holder' | 'product'> {
  const { validity, isNamed, group } = kindFacts(kind)
  const isOfCompany = group === 'company' || group === 'ethics'
  return new Set([
    ...askedDetails(kind),
    ...(validity === 'lot' ? (['vintage'] as const) : []),
    ...(validity === 'until_changed' ? (['valid_to'] as const) : []),
    ...(isNamed ? (['holder'] as const) : []),
    ...(isOfCompany ? [] : (['product'] as const)),
  ])
}

/** The usual last valid day of the kind; a year that is still being typed ("0002") has none. */
function usualLastDay(kind: DocumentKind | '', first: string): string {
  const months = kind === '' ? null : kindFacts(kind).months
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(first) && first >= '1900'
  return months === null || !isWhole ? '' : addDays(addMonths(first, months), -1)
}

/** The first day with the usual last one of the kind, unless another was typed. */
export function withFirstDay(draft: DocumentDraft, valid_from: string): DocumentDraft {
  const { kind, valid_to } = draft
  const isProposed = valid_to === '' || valid_to === usualLastDay(kind, draft.valid_from)
  return { ...draft, valid_from, ...(isProposed && { valid_to: usualLastDay(kind, valid_from) }) }
}

const filled = (text: string) => text.trim() || null

/** What is sent; what the kind does not ask for is left out. */
export function detailsOf(draft: DocumentDraft & { readonly kind: DocumentKind }): Details {
  const shown = shownDetails(draft.kind)
  return {
    kind: draft.kind,
    product_id: shown.has('product') ? draft.product_id : null,
    vintage: shown.has('vintage') && draft.vintage.trim() !== '' ? Number(draft.vintage) : null,
    lot: shown.has('lot') ? filled(draft.lot) : null,
    holder: shown.has('holder') ? filled(draft.holder) : null,
    issuer: filled(draft.issuer),
    number: filled(draft.number),
    valid_from: filled(draft.valid_from),
    valid_to: shown.has('valid_to') ? filled(draft.valid_to) : null,
    languages: [...draft.languages],
  }
}

export interface DraftProblem {
  readonly field: 'kind' | AskedDetail
  readonly code: 'missing' | 'ends_before_it_begins' | 'not_a_year'
}

const isYear = (text: string) => /^(19|20)\d\d$|^2100$/.test(text.trim())

export const vintageProblem = ({ vintage }: DocumentDraft): DraftProblem[] =>
  vintage.trim() === '' || isYear(vintage) ? [] : [{ field: 'vintage', code: 'not_a_year' }]
