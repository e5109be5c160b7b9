import type { CalendarDate } from '../shared/calendar-date.ts'
import type { OriginChoice } from '../tenders/criterion.ts'
import { countriesOf } from '../vocabulary/country-groups.ts'
import { fold } from '../vocabulary/fold.ts'
import type { Place } from '../vocabulary/places.ts'
import { placeOf } from '../vocabulary/regions.ts'

/** A region or appellation that a tender asks for. */
export interface AskedPlace {
  /** Folded. */
  readonly name: string
  /** Null: the gazetteer does not know it. */
  readonly place: Place | null
}

export interface AskedPlaces {
  readonly any_of: readonly AskedPlace[]
  /** Appellations decide where there are any, regions else. */
  readonly asAppellation: boolean
}

const membersByDay = new Map<string, readonly string[]>()

/** The countries that a choice takes. */
export function askedCountries(
  { country, group }: OriginChoice,
  on: CalendarDate,
): readonly string[] {
  const key = country ?? `${group} ${on}`
  let countries = membersByDay.get(key)
  if (countries === undefined) {
    countries = country !== null ? [country] : group !== null ? countriesOf(group, on) : []
    membersByDay.set(key, countries)
  }
  return countries
}

// a tender's choices are asked of every product: looked up once
const placesByChoice = new WeakMap<OriginChoice, AskedPlaces>()

/** The places that a choice takes; none: the whole country. */
export function askedPlaces(choice: OriginChoice): AskedPlaces {
  let asked = placesByChoice.get(choice)
  if (asked === undefined) {
    const asAppellation = choice.appellations.length > 0
    const names = asAppellation ? choice.appellations : choice.regions
    asked = {
      asAppellation,
      any_of: names.map((name) => ({ name: fold(name), place: placeOf(name, choice.country) })),
    }
    placesByChoice.set(choice, asked)
  }
  return asked
}
