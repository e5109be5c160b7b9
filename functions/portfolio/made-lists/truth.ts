import { countryName } from '#domain/vocabulary/countries.ts'
import { type Stated, statedTogether } from './column.ts'
import {
  type ExpectedProduct,
  type ScoredField,
  type Statement,
  scoredFields,
  type Truth,
} from './expectation.ts'
import type { Item } from './item.ts'
import type { Plan } from './plan.ts'
import { typeNormOf } from './wording.ts'

/** A product in the list and what its places say of it. */
export interface Placed {
  readonly item: Item
  readonly parts: readonly Stated[]
}

/**
 * What a careful human reads: the statements of all places; what none states is null, and right to
 * derive where the drink's own facts are certain.
 */
export function truthOf(plan: Plan, { item, parts }: Placed, row: number): ExpectedProduct {
  const stated = statedTogether(parts)
  const values = Object.fromEntries(
    scoredFields.map((field) => [field, stated[field] ?? null]),
  ) as Record<ScoredField, Truth>
  const accept = Object.fromEntries(
    Object.entries({ ...stated.accept, region: regionsOf(stated) }).filter(
      ([, further]) => further.length > 0,
    ),
  )
  const derivable = { ...derivableFrom(plan, item, values), ...stated.derivable }
  return {
    row,
    ...values,
    name: stated.name ?? item.name,
    ...(values.region === null ? firstRegion(stated) : {}),
    type: stated.type ?? null,
    ...(stated.appellation === undefined ? {} : { appellation: stated.appellation }),
    ...(Object.keys(derivable).length > 0 ? { derivable } : {}),
    ...(Object.keys(accept).length > 0 ? { accept } : {}),
    ...((stated.alternatives?.length ?? 0) > 0 ? { alternatives: stated.alternatives } : {}),
    ...((stated.variants?.length ?? 0) > 0 ? { variants: stated.variants } : {}),
  } as ExpectedProduct
}

/** A region and the appellation in it are right together too, whichever comes first. */
function regionsOf({ accept }: Stated): readonly Truth[] {
  const regions = [...new Set(accept?.region ?? [])].filter((region) => region !== null)
  const [first, second] = regions
  return second === undefined ? regions : [...regions, `${first}, ${second}`, `${second}, ${first}`]
}

/** Without a column of regions the appellation is the region. */
const firstRegion = ({ accept }: Stated): Statement => {
  const region = accept?.region?.find((value) => value !== null)
  return region === undefined ? {} : { region }
}

/** Names with words of other kinds and colours: what a reader makes of them is not the list's matter. */
const saysKind =
  /\b(?:ros[eé]|rosado|rosato|red|white|black|blanc|blanco|bianco|branco|noir|rouge|rosso|tinto|wine|wein|vino|brut|sec|port|sherry|cider|whisk\w*|bourbon|scotch|cream|gin|rum|vodka|ale|lager|ipa|stout|porter|pils\w*|saison)\b/i
const saysOak = /\b(?:oak\w*|barrel\w*|barrique|barrica|f[uû]t|roble)\b/i
const saysOrganic = /\b(?:organic|bio\w*|eco\w*|demeter)\b/i

function derivableFrom(plan: Plan, item: Item, values: Record<ScoredField, Truth>): Statement {
  const known: Statement = {
    type_norm: saysKind.test(item.name) ? '*' : typeNormOf(item),
    country_norm: countryName(item.country),
    region: '*',
    producer: item.producer ?? '*',
    price_currency: plan.lettering.currency,
    price_unit: values.price_amount === null ? null : '*',
    grapes: '*',
    container: item.container,
    volume_ml: item.volume_ml,
    ...(saysOak.test(item.name) ? { oak: '*' } : {}),
    ...(saysOrganic.test(item.name) ? { organic: '*', certifications: '*' } : {}),
  }
  return Object.fromEntries(
    Object.entries(known).filter(
      ([field, value]) => values[field as ScoredField] === null && value !== null,
    ),
  )
}
