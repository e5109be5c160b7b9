import { behindAllDays } from '#domain/shared/calendar-date.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { lastDayOf } from '#domain/tenders/is-open.ts'
import { wordsFilter } from '../../platform/dynamodb/words-filter.ts'
import { firstOf } from '../../platform/http/take-page.ts'
import { findByWords, mostNamed, type NamedProducers } from '../../producers/find-by-words.ts'
import type { ProducerStore } from '../../producers/producer-store.ts'
import type { TenderStore } from '../../tenders/tender-store.ts'

/** How many tenders are read at once. */
const pageSize = 1000

export interface NamedStores {
  readonly producers: Pick<ProducerStore, 'list'>
  readonly tenders: Pick<TenderStore, 'list'>
}

/** What a text names: companies by name or address, tenders by title or reference. */
export interface Named extends NamedProducers {
  readonly tenders: readonly { readonly tender_id: TenderId; readonly last_day: string }[]
}

/** Goes through the lists of producers and of tenders, which are short beside that of applications. */
export async function findNamed(stores: NamedStores, text: string): Promise<Named> {
  const [companies, tenders] = await Promise.all([
    findByWords(stores.producers, text),
    firstOf(listTenders(stores.tenders, text), mostNamed + 1),
  ])
  return {
    user_ids: companies.user_ids,
    tenders: tenders.slice(0, mostNamed).map(({ tender_id, summary }) => ({
      tender_id,
      last_day: lastDayOf(summary) ?? behindAllDays,
    })),
    is_cut: companies.is_cut || tenders.length > mostNamed,
  }
}

/** Those with the latest deadlines first: of many they are meant. */
async function* listTenders(tenders: NamedStores['tenders'], text: string) {
  const filter = wordsFilter(text)
  if (filter === undefined) return
  const bounds = { from: '0', to: `${behindAllDays}~` }
  yield* tenders.list({ ...bounds, descending: true, filter, pageSize })
}
