import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ProductId } from '../shared/ids.ts'
import type { AskedDocument } from './asked-documents.ts'
import type { ChosenDocument } from './chosen-document.ts'
import { kindFacts } from './kinds.ts'
import { isSameName } from './same-name.ts'
import { stateOn } from './validity.ts'

/** What can be wrong with a document of an offer: keys of the texts `documents.asked.problem.<code>`. */
export const documentProblemCodes = [
  'missing',
  'being_checked',
  'no_file',
  'other_kind',
  'other_product',
  'not_yet_valid',
  'expired',
  'ends_before_launch',
  'other_vintage',
  'vintage_unknown',
  'name_differs',
  'name_unknown',
] as const
export type DocumentProblemCode = (typeof documentProblemCodes)[number]

export interface DocumentProblem {
  readonly code: DocumentProblemCode
  readonly phase: 'offer' | 'launch'
  readonly status: 'fail' | 'unknown'
  readonly severity: 'blocking' | 'warning'
}

export interface DocumentCheck {
  readonly asked: AskedDocument
  readonly chosen: ChosenDocument | null
  /** What is wrong, the gravest first; empty: it is as it must be, or it is not needed. */
  readonly problems: readonly DocumentProblem[]
  /** The names that must be equal, where they are not. */
  readonly names: { readonly document: string; readonly offer: string } | null
}

export interface DocumentsOfOffer {
  readonly asked: readonly AskedDocument[]
  readonly chosen: readonly ChosenDocument[]
  /** The day of the offer and that of the launch, in the market. */
  readonly offer_day: CalendarDate
  readonly launch_day: CalendarDate
  /** What the producer is called in this offer: its legal name first. */
  readonly producer_names: readonly string[]
  readonly product_id: ProductId | null
  readonly vintage: number | 'NV' | null
}

/** Whether a document is of another product than is offered. */
export const isOfOtherProduct = (
  { product_id }: Pick<ChosenDocument, 'product_id'>,
  offered: ProductId | null,
): boolean => product_id !== null && offered !== null && product_id !== offered

/** How each document that is asked for stands: there, clean, of the right kind, valid on its day, in the right name. */
export function checkDocuments(offer: DocumentsOfOffer): DocumentCheck[] {
  return offer.asked.map((asked) => {
    const chosen = offer.chosen.find(({ question }) => question === asked.question) ?? null
    if (chosen === null) {
      const needed = asked.asked === 'tender' || asked.asked === 'rule'
      return { asked, chosen, names: null, problems: needed ? [problem(asked, 'missing')] : [] }
    }
    return checkChosen(asked, chosen, offer)
  })
}

/** What is not wrong but not known yet. */
const isOpen: ReadonlySet<DocumentProblemCode> = new Set([
  'missing',
  'being_checked',
  'vintage_unknown',
  'name_unknown',
])

/** Blocks only where the tender itself names the document; a name may be spelt otherwise than we compare. */
function problem(asked: AskedDocument, code: DocumentProblemCode): DocumentProblem {
  const isName = code === 'name_differs' || code === 'name_unknown'
  return {
    code,
    phase: code === 'ends_before_launch' ? 'launch' : 'offer',
    status: isOpen.has(code) ? 'unknown' : 'fail',
    severity: asked.asked === 'tender' && !isName ? 'blocking' : 'warning',
  }
}

function checkChosen(
  asked: AskedDocument,
  chosen: ChosenDocument,
  offer: DocumentsOfOffer,
): DocumentCheck {
  const codes: DocumentProblemCode[] = []
  const file = fileProblem(chosen)
  if (file !== null) codes.push(file)
  if (asked.kinds !== null && !asked.kinds.includes(chosen.kind)) codes.push('other_kind')
  if (isOfOtherProduct(chosen, offer.product_id)) codes.push('other_product')
  const { state } = stateOn(chosen, offer.offer_day)
  if (state === 'expired' || state === 'not_yet_valid') codes.push(state)
  else if (asked.valid_on_launch && stateOn(chosen, offer.launch_day).state === 'expired')
    codes.push('ends_before_launch')
  const vintage = asked.same_vintage ? vintageProblem(chosen, offer) : null
  if (vintage !== null) codes.push(vintage)
  const name = nameProblem(chosen, offer.producer_names)
  if (name !== null) codes.push(name)
  const [producer] = offer.producer_names
  const names =
    name === 'name_differs' && chosen.holder !== null && producer !== undefined
      ? { document: chosen.holder, offer: producer }
      : null
  return { asked, chosen, names, problems: codes.map((code) => problem(asked, code)) }
}

/** One clean file is enough unless another one is still on its way: its pages belong together. */
function fileProblem({ files }: ChosenDocument): DocumentProblemCode | null {
  if (files.some(({ status }) => status === 'scanning')) return 'being_checked'
  return files.some(({ status }) => status === 'clean') ? null : 'no_file'
}

/** A document of a product without a vintage names none, and its offer has none to compare. */
function vintageProblem(
  { kind, vintage }: ChosenDocument,
  offer: DocumentsOfOffer,
): 'other_vintage' | 'vintage_unknown' | null {
  if (typeof offer.vintage !== 'number' || vintage === offer.vintage) return null
  if (vintage !== null) return 'other_vintage'
  return kindFacts(kind).validity === 'vintage' ? 'vintage_unknown' : null
}

function nameProblem(
  { kind, holder }: ChosenDocument,
  producer_names: readonly string[],
): 'name_differs' | 'name_unknown' | null {
  if (!kindFacts(kind).isNamed || producer_names.length === 0) return null
  if (holder === null) return 'name_unknown'
  return producer_names.some((name) => isSameName(name, holder)) ? null : 'name_differs'
}
