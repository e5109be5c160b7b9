import type { Place } from '../../vocabulary/places.ts'
import { contains } from '../../vocabulary/regions.ts'
import type { OriginChoice } from '../criterion.ts'
import type { PublishedTender } from '../published-tender.ts'
import {
  asPublished,
  besideRead,
  type Draft,
  type Phrase,
  type PublishedField,
  textDraft,
} from './draft.ts'
import {
  countriesNamedIn,
  type NamedCountries,
  type NamedCountry,
  type NamedPlaces,
  placesNamedInList,
} from './origin-names.ts'

const names = (places: readonly Place[], country: string | null) =>
  places.filter((place) => place.country === country).map(({ name }) => name)

/** One choice per country or group, with the places that lie in it. */
function choicesOf(
  countries: readonly NamedCountry[],
  regions: readonly Place[],
  appellations: readonly Place[],
): OriginChoice[] {
  return countries.map(({ country, group, region }) => {
    const own = names(regions, country)
    return {
      country,
      group,
      regions: own.length > 0 || region === null ? own : [region.name],
      appellations: names(appellations, country),
    }
  })
}

/** Without a country of its own, the place tells it. */
const countriesOfPlaces = (places: readonly Place[]): NamedCountry[] =>
  [...new Set(places.map(({ country }) => country))].map((country) => ({
    country,
    group: null,
    region: null,
  }))

type PlaceField = PublishedField & ('region' | 'appellation')

/** Places of a field that is published. */
interface FieldPlaces extends NamedPlaces {
  readonly phrase: Phrase
}

function readField(
  tender: PublishedTender,
  source_field: PlaceField,
  countries: readonly NamedCountry[],
): FieldPlaces | null {
  const text = tender[source_field]
  if (text === null || text.trim() === '') return null
  const codes = countries.flatMap(({ country }) => country ?? [])
  const named = placesNamedInList(text, codes)
  const places = named.isWholeCountry ? [] : named.places
  return { ...named, places, phrase: { text, source_field } }
}

/**
 * Country, region and appellation as one criterion. A criterion of its own is a region that is not around the
 * appellations but narrows them (Cava from Serra de Mar), and a field that is not fully understood: it may open
 * a region that we do not know, but no other country.
 */
export function readOrigin(tender: PublishedTender): Draft[] {
  const country = tender.country_of_origin ?? ''
  const named = countriesNamedIn(country)
  const region = readField(tender, 'region', named.known)
  const appellation = readField(tender, 'appellation', named.known)
  const fields = [region, appellation].filter((field) => field !== null)
  const joined = fields.filter(
    (field) =>
      field.unread.length === 0 &&
      liesIn(field, country, named) &&
      !(field === region && narrows(region, appellation)),
  )
  return [
    ...joinedCriterion(country, named, joined),
    ...fields.filter((field) => !joined.includes(field)).map((field) => ownCriterion(field, named)),
  ]
}

const narrows = (region: FieldPlaces, appellation: FieldPlaces | null): boolean =>
  region.places.length > 0 &&
  (appellation?.places ?? []).some((one) => !region.places.some((wider) => contains(wider, one)))

/** A group of countries names none that the places could be told by. */
const liesIn = ({ places }: FieldPlaces, country: string, { known }: NamedCountries): boolean =>
  country.trim() === '' ||
  (known.length > 0 && places.every((place) => known.some((one) => one.country === place.country)))

function joinedCriterion(
  country: string,
  { known, unread }: NamedCountries,
  joined: readonly FieldPlaces[],
): Draft[] {
  const phrases: Phrase[] = [
    ...(country.trim() === ''
      ? []
      : [{ text: country, source_field: 'country_of_origin' as const }]),
    ...joined.map(({ phrase }) => phrase),
  ]
  const [first] = phrases
  if (first === undefined) return []
  const ofField = (name: PlaceField) =>
    joined.flatMap(({ phrase, places }) => (phrase.source_field === name ? places : []))
  const [regions, appellations] = [ofField('region'), ofField('appellation')]
  const countries = known.length > 0 ? known : countriesOfPlaces([...regions, ...appellations])
  const text = phrases.map((phrase) => phrase.text).join('; ')
  const any_of = choicesOf(countries, regions, appellations)
  return [{ kind: 'origin', ...asPublished({ ...first, text }), any_of, ...besideRead(unread) }]
}

function ownCriterion(field: FieldPlaces, { known }: NamedCountries): Draft {
  const { phrase, places, isWholeCountry, unread } = field
  const [regions, appellations] = phrase.source_field === 'region' ? [places, []] : [[], places]
  const countries = isWholeCountry ? known : countriesOfPlaces(places)
  const any_of = choicesOf(countries, regions, appellations)
  return { kind: 'origin', ...asPublished(phrase), any_of, ...besideRead(unread) }
}

const source =
  /^(?:100 ?% of the grapes must (?:come|be sourced) from|(?:the )?grapes must (?:come|be sourced) from|must be produced in) (.+)$/i
/** Where the places end and the words for the label begin. */
const tailStart = /\. | and (?=names? of)/i
const frame =
  /^(?:one of )?(?:the )?(?:following )?(?:sub ?-?regions?|regions?|villages?|municipalit(?:y|ies)|communes?|vineyards?)(?: within [^:]*)?:? /i

/** "100 % of the grapes must come from Tuniberg": only where the gazetteer knows every name. */
export function readSourcePhrase(phrase: Phrase, tender: PublishedTender): Draft[] | null {
  const words = source.exec(phrase.text.trim())?.[1] ?? ''
  const behind = words.search(tailStart)
  const tail = behind > 0 && /must appear/i.test(words.slice(behind)) ? words.slice(behind) : ''
  const list = words.slice(0, words.length - tail.length)
  const { known } = countriesNamedIn(tender.country_of_origin ?? '')
  const codes = known.flatMap(({ country }) => country ?? [])
  // without a country any word may happen to be the name of some place
  if (list === '' || codes.length === 0) return null
  const named = placesNamedInList(list.replace(frame, ''), codes)
  if (named.isWholeCountry || named.places.length === 0 || named.unread.length > 0) return null
  const hasDesignation = /\b(?:DOC|DOP|AOC|AOP|DOCG|DO|WO|GI|PDO|AVA)\b/.test(list)
  const [regions, appellations] = hasDesignation ? [[], named.places] : [named.places, []]
  const any_of = choicesOf(countriesOfPlaces(named.places), regions, appellations)
  const read: Draft = { kind: 'origin', ...asPublished(phrase), any_of }
  const rest = tail.replace(/^(?:\. | and )/, '').trim()
  return rest ? [read, textDraft({ ...phrase, text: rest })] : [read]
}
