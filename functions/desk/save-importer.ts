import type { Importer, ImporterFacts, ImporterId } from '#domain/desk/importer.ts'
import type { Market } from '#domain/shared/market.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import type { ImporterStore } from '../platform/importers/importer-store.ts'

interface Place {
  readonly market: Market
  readonly importer_id: ImporterId
}

/** What the log says of an importer: its facts alone. */
const factsOf = ({ version: _, market: __, importer_id: ___, ...facts }: Importer): ImporterFacts =>
  facts

export async function saveImporter(
  importers: ImporterStore,
  place: Place,
  { version, ...facts }: ImporterFacts & { readonly version: number },
  audit: NoteChange,
) {
  const before = await importers.find(place.market, place.importer_id)
  const importer = { ...facts, ...place, version: version + 1 }
  if ((await importers.save(importer)) === 'refused') return fail('version_conflict')
  audit({ before: before && factsOf(before), after: facts })
  return succeed(importer)
}

export async function removeImporter(importers: ImporterStore, place: Place, audit: NoteChange) {
  const before = await importers.find(place.market, place.importer_id)
  if (before === null || (await importers.remove(before)) === 'refused') return fail('not_found')
  audit({ before: factsOf(before), after: null })
  return succeed({})
}
