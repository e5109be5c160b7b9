import type { UserId } from '#domain/shared/ids.ts'
import { holdsWords } from '../../platform/holds-words.ts'
import { firstOf } from '../../platform/http/take-page.ts'
import type { ProducerName, ProducerStore } from './producer-store.ts'

/** So many companies that a text names are looked at. */
export const mostNamed = 20

/** For so long a company of another name is found by the name before. */
export const namesKeptMs = 60_000

export interface NamedProducers {
  readonly user_ids: readonly UserId[]
  /** More are named than are looked at. */
  readonly is_cut: boolean
}

/** What all producers are found by, by name. */
export const loadProducerNames = (producers: Pick<ProducerStore, 'listNames'>) =>
  firstOf(producers.listNames(), Number.POSITIVE_INFINITY)

/** The producers whose company or address has all words of a text. */
export function findByWords(names: readonly ProducerName[], text: string): NamedProducers {
  const found = holdsWords(names, text, mostNamed + 1)
  return {
    user_ids: found.slice(0, mostNamed).map(({ user_id }) => user_id),
    is_cut: found.length > mostNamed,
  }
}
