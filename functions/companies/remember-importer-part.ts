import type { ImporterPart } from '#domain/prices/importer-part.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Market } from '#domain/shared/market.ts'
import { succeed } from '#domain/shared/result.ts'
import type { ImporterPartStore } from './importer-part-store.ts'

/** What the caller's importers take, by market; each caller has only its own. */
export const listImporterParts = async (store: ImporterPartStore, user_id: UserId) =>
  succeed({ parts: await store.list(user_id) })

/** Remembers the figures of one market in place of those before; none at all are forgotten. */
export async function rememberImporterPart(
  store: ImporterPartStore,
  user_id: UserId,
  { market, part }: { readonly market: Market; readonly part: ImporterPart },
) {
  if (Object.keys(part.figures).length === 0) await store.remove(user_id, market)
  else await store.save(user_id, market, part)
  return listImporterParts(store, user_id)
}
