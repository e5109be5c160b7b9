import type { Place } from '../../vocabulary/places.ts'
import { contains } from '../../vocabulary/regions.ts'
import type { OriginChoice } from '../criterion.ts'
import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase, type PublishedField, textDraft } from './draft.ts'
import { countriesNamedIn, type NamedCountry, placesNamedInList } from './origin-names.ts'

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

interface FieldPlaces {
  readonly phrase: Phrase | null
  /** Null: published, but not understood. */
  readonly places: readonly Place[] | null
}

function readField(
  tender: PublishedTender,
  source_field: PublishedField & ('region' | 'appellation'),
  countries: readonly NamedCountry[],
): FieldPlaces {
  const text = tender[source_field]
  if (text === null) return { phrase: null, places: [] }
  const codes = countries.flatMap(({ country }) => country ?? [])
  const named = placesNamedInList(text, codes)
  const phrase: Phrase = { text, source_field }
  if (named === null) return { phrase, places: null }
  return { phrase, places: named.isWholeCountry ? [] : named.places }
}

/**
 * Country, region and appellation as one criterion. Where the region is not around the appellations but
 * narrows them (Cava from Serra de Mar), the region is a criterion of its own.
 */
export function readOrigin(tender: PublishedTender): Draft[] {
  const { country_of_origin } = tender
  const named = country_of_origin === null ? [] : countriesNamedIn(country_of_origin)
  const words: Phrase = { text: country_of_origin ?? '', source_field: 'country_of_origin' }
  if (named === null) return [words, ...otherWords(tender)].map(textDraft)
  const region = readField(tender, 'region', named)
  const appellation = readField(tender, 'appellation', named)
  const regions = region.places ?? []
  const appellations = appellation.places ?? []
  const isAround = appellations.every((one) => regions.some((wider) => contains(wider, one)))
  const isOwn = regions.length > 0 && appellations.length > 0 && !isAround
  const countries = named.length > 0 ? named : countriesOfPlaces([...regions, ...appellations])
  const understood = [
    ...(country_of_origin === null ? [] : [words]),
    ...(region.places !== null && region.phrase !== null && !isOwn ? [region.phrase] : []),
    ...(appellation.places !== null && appellation.phrase !== null ? [appellation.phrase] : []),
  ]
  const drafts: Draft[] = []
  const [first] = understood
  if (first !== undefined && countries.length > 0) {
    const text = understood.map((phrase) => phrase.text).join('; ')
    const any_of = choicesOf(countries, isOwn ? [] : regions, appellations)
    drafts.push({ kind: 'origin', ...asPublished({ ...first, text }), any_of })
  } else drafts.push(...understood.map(textDraft))
  if (isOwn && region.phrase !== null)
    drafts.push({
      kind: 'origin',
      ...asPublished(region.phrase),
      any_of: choicesOf(countriesOfPlaces(regions), regions, []),
    })
  const left = [region, appellation].flatMap(({ phrase, places }) =>
    phrase !== null && places === null ? [phrase] : [],
  )
  return [...drafts, ...left.map(textDraft)]
}

function otherWords({ region, appellation }: PublishedTender): Phrase[] {
  return [
    ...(region === null ? [] : [{ text: region, source_field: 'region' as const }]),
    ...(appellation === null ? [] : [{ text: appellation, source_field: 'appellation' as const }]),
  ]
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
  const countries = countriesNamedIn(tender.country_of_origin ?? '') ?? []
  const codes = countries.flatMap(({ country }) => country ?? [])
  const named = list === '' ? null : placesNamedInList(list.replace(frame, ''), codes)
  if (named === null || named.isWholeCountry || named.places.length === 0) return null
  const hasDesignation = /\b(?:DOC|DOP|AOC|AOP|DOCG|DO|WO|GI|PDO|AVA)\b/.test(list)
  const [regions, appellations] = hasDesignation ? [[], named.places] : [named.places, []]
  const any_of = choicesOf(countriesOfPlaces(named.places), regions, appellations)
  const read: Draft = { kind: 'origin', ...asPublished(phrase), any_of }
  const rest = tail.replace(/^(?:\. | and )/, '').trim()
  return rest ? [read, textDraft({ ...phrase, text: rest })] : [read]
}
