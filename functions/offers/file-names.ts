import anyAscii from 'any-ascii'
import { textOfAnswer } from '#domain/offers/answers.ts'
import type { SubmittedOffer } from '#domain/offers/submitted-offer.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'

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

/**
 * Names for the files of an offer, each once: `{reference}_{producer}_{product}_{vintage}_{kind}_{day}.{ext}`.
 * A second file of a kind is `{kind}-2`; names that differ in case alone would collide on some disks.
 */
export function createNaming(offer: SubmittedOffer): (kind: string, ending: string) => string {
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
