import { type ListingLine, listingData } from '#domain/offers/listing-data.ts'
import type { RecordedOrderEntry } from '#domain/orders/order-entry.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { ApplicationRow } from '../applications/application-row.ts'
import { offerOf } from './offer-of.ts'
import { writeTables } from './write-tables.ts'

interface ListingSheet {
  readonly file_name: string
  readonly bytes: Uint8Array
  /** Fields that nobody stated, those that the monopoly requires. */
  readonly missing: number
}

/** What an empty field says, so that nobody takes it for one that needs no value. */
export const missingMark = 'MISSING'

/** The product data set for the listing of an article that was bought; null: the application was not submitted. */
export async function listingSheet(
  row: ApplicationRow,
  entries: readonly RecordedOrderEntry[],
  at: Instant,
): Promise<ListingSheet | null> {
  const offer = offerOf(row)
  if (offer === null) return null
  const lines = listingData(offer, entries)
  const { tender, market } = offer
  const reference = tender.reference ?? `tender ${tender.tender_id}`
  const bytes = await writeTables(`Product data for listing: ${reference}`, at, [
    {
      name: `Listing ${marketFacts[market].monopoly}`,
      columns: [
        { header: 'Order', width: 7 },
        { header: 'Field', width: 44 },
        { header: 'Native term', width: 30 },
        { header: 'Value', width: 44 },
        { header: 'Required', width: 10 },
        { header: 'Source of the value', width: 44 },
        { header: 'Asked by', width: 60 },
      ],
      rows: lines.map((line, index) => [
        index + 1,
        line.field,
        line.native,
        line.value ?? missingMark,
        line.is_required ? 'yes' : 'no',
        line.source,
        line.asked_by,
      ]),
    },
  ])
  const name = `${reference}_product-data`.replaceAll(/[^\w.-]+/g, '-')
  return { file_name: `${name}.xlsx`, bytes, missing: lines.filter(isMissing).length }
}

const isMissing = ({ value, is_required }: ListingLine): boolean => value === null && is_required
