import type { TenderId } from '#domain/shared/ids.ts'
import { holdsWords } from '../../platform/holds-words.ts'
import { firstOf } from '../../platform/http/take-page.ts'
import {
  findByWords,
  loadProducerNames,
  mostNamed,
  type NamedProducers,
} from '../../producers/listing/find-by-words.ts'
import type { ProducerStore } from '../../producers/listing/producer-store.ts'
import type { TenderStore } from '../../tenders/tender-store.ts'

interface NamedStores {
  readonly producers: Pick<ProducerStore, 'listNames'>
  readonly tenders: Pick<TenderStore, 'listNames'>
}

/** What a text names: companies by name or address, tenders by title or reference. */
export interface Named extends NamedProducers {
  readonly tenders: readonly { readonly tender_id: TenderId; readonly last_day: string }[]
}

/** What all producers and tenders are found by; both are few beside the applications. */
export async function loadNames({ producers, tenders }: NamedStores) {
  const [producerNames, tenderNames] = await Promise.all([
    loadProducerNames(producers),
    firstOf(tenders.listNames(), Number.POSITIVE_INFINITY),
  ])
  return { producers: producerNames, tenders: tenderNames }
}
type Names = Awaited<ReturnType<typeof loadNames>>

/** Of many tenders those with the latest deadlines are meant. */
export function findNamed(names: Names, text: string): Named {
  const companies = findByWords(names.producers, text)
  const tenders = holdsWords(names.tenders, text, mostNamed + 1)
  return {
    user_ids: companies.user_ids,
    tenders: tenders.slice(0, mostNamed).map(({ tender_id, deadline_key }) => ({
      tender_id,
      last_day: deadline_key.slice(0, 10),
    })),
    is_cut: companies.is_cut || tenders.length > mostNamed,
  }
}
