import { type PublishedTender, publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { jsonOf } from '../../platform/command-line/given-file.ts'
import { itemsOf, withNulls } from './json-items.ts'

/** Published tenders from a JSON list; keys left out are null. */
export async function readTendersFile(path: string): Promise<PublishedTender[]> {
  const list = await jsonOf(path)
  if (!Array.isArray(list)) throw new BadInput(`${path}: not a JSON list of tenders`)
  return itemsOf(list, { path, what: 'tender', schema: publishedTenderSchema, complete })
}

const monopolyOf: Readonly<Record<string, string>> = {
  SE: 'systembolaget',
  NO: 'vinmonopolet',
  FI: 'alko',
}

function complete(given: Readonly<Record<string, unknown>>): unknown {
  const tender = withNulls(publishedTenderSchema.unwrap().shape, given)
  if (typeof tender.id === 'number') tender.id = String(tender.id)
  const byMonopoly = Object.entries(monopolyOf).find(([, name]) => name === tender.monopoly)?.[0]
  const market = tender.market ?? byMonopoly ?? 'NO'
  return {
    ...tender,
    record_kind: tender.record_kind ?? 'tender',
    completeness: tender.completeness ?? 'full',
    status: tender.status ?? 'published',
    market,
    monopoly: tender.monopoly ?? monopolyOf[String(market)],
    source: tender.source ?? '',
  }
}
