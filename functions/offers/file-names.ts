import anyAscii from 'any-ascii'
import { textOfAnswer } from '#domain/offers/answers.ts'
import type { NamesOf } from '#domain/offers/field-values.ts'
import type { OfferDocument, SubmittedOffer } from '#domain/offers/submitted-offer.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { byCodeUnits } from './zip.ts'

const longestPart = 40

/** ASCII without spaces; `_` stays free, as it parts the name. */
const part = (words: string): string =>
  anyAscii(words.normalize('NFC'))
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .slice(0, longestPart)
    .replace(/^[-.]+|[-.]+$/g, '')

/** What the names of all files of an offer begin with: tender, producer, product, vintage. */
export function nameBeginning(offer: SubmittedOffer): string {
  const parts = [
    part(offer.tender.reference ?? '') || `tender-${offer.tender.tender_id}`,
    part(textOfAnswer(offer, 'producer') || textOfAnswer(offer, 'company_name')) || 'producer',
    part(textOfAnswer(offer, 'product_name')) || 'product',
    part(textOfAnswer(offer, 'vintage')) || 'NV',
  ]
  return parts.join('_')
}

/** The rest of a name: the kind of the document, the day of the offer in its market, the ending. */
const nameEnd = (offer: SubmittedOffer) =>
  dateIn(marketFacts[offer.market].time_zone, new Date(offer.at))

/** The name of the next file of a kind. */
export type Naming = (kind: string, ending: string) => string

/**
 * Names for the files of an offer, each once: `{reference}_{producer}_{product}_{vintage}_{kind}_{day}.{ext}`.
 * A second file of a kind is `{kind}-2`; names that differ in case alone would collide on some disks.
 */
export function createNaming(offer: SubmittedOffer): Naming {
  const beginning = nameBeginning(offer)
  const day = nameEnd(offer)
  const taken = new Set<string>()
  return (kind, ending) => {
    for (let count = 1; ; count++) {
      const numbered = count === 1 ? kind : `${kind}-${count}`
      const name = `${beginning}_${numbered}_${day}.${ending}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}

/** Documents in the order of their ids, so that the same ones always get the same numbers. */
export const inOrder = (documents: readonly OfferDocument[]) =>
  documents.toSorted((a, b) => byCodeUnits(a.document_id, b.document_id))

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** The names of the files of all documents; one that answers two questions lies in the package once. */
export function nameDocuments(offer: SubmittedOffer, naming: Naming) {
  const names = new Map<string, string>()
  for (const { kind, files } of inOrder(offer.documents))
    for (const { file_id, content_type } of files)
      if (!names.has(file_id)) names.set(file_id, naming(kind, endings[content_type] ?? 'bin'))
  const namesOf: NamesOf = ({ files }) => files.map(({ file_id }) => names.get(file_id) ?? '')
  return { names, namesOf }
}
