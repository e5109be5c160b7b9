import type { Category } from '#domain/vocabulary/kinds.ts'
import type { GridRow } from './grid-row.ts'

/** What a filter can choose from, with how many products have it. */
export interface Facets {
  readonly categories: ReadonlyMap<Category, number>
  readonly countries: ReadonlyMap<string, number>
  readonly producers: ReadonlyMap<string, number>
  readonly uploads: ReadonlyMap<string, number>
  readonly missing: ReadonlyMap<string, number>
}

export function facetsOf(rows: readonly GridRow[]): Facets {
  const facets = {
    categories: new Map<Category, number>(),
    countries: new Map<string, number>(),
    producers: new Map<string, number>(),
    uploads: new Map<string, number>(),
    missing: new Map<string, number>(),
  }
  const count = <Key>(counts: Map<Key, number>, key: Key | null) => {
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const { facts, line, missing } of rows) {
    for (const category of facts.categories) count(facets.categories, category)
    count(facets.countries, facts.country_code)
    count(facets.producers, facts.producer)
    for (const upload of line.upload_ids) count<string>(facets.uploads, upload)
    for (const fact of missing) count<string>(facets.missing, fact)
    if (missing.length > 0) count(facets.missing, 'any')
  }
  return facets
}
