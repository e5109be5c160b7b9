import type { Term } from './drink-index.ts'
import { widerSubtype } from './drink-subtypes.ts'
import { isColour, mainTerm, termsIn } from './drink-terms.ts'
import { fold } from './fold.ts'

/** What a drink is called in plain English, by category or subtype; what is not named here is called as the next wider. */
const names: Readonly<Record<string, string>> = {
  none: 'non-alcoholic',
  red_wine: 'red wine',
  white_wine: 'white wine',
  rose_wine: 'rosé wine',
  sparkling_wine: 'sparkling wine',
  fortified_wine: 'fortified wine',
  vermouth: 'vermouth',
  other_wine: 'wine',
  aromatised_wine: 'aromatised wine',
  mulled_wine: 'mulled wine',
  fruit_wine: 'fruit wine',
  sake: 'sake',
  mead: 'mead',
  spirits: 'spirits',
  gin: 'gin',
  genever: 'genever',
  vodka: 'vodka',
  aquavit: 'aquavit',
  whisky: 'whisky',
  rum: 'rum',
  brandy: 'brandy',
  cognac: 'cognac',
  armagnac: 'armagnac',
  grappa: 'grappa',
  fruit_spirits: 'fruit spirit',
  calvados: 'calvados',
  pisco: 'pisco',
  agave_spirits: 'agave spirit',
  tequila: 'tequila',
  mezcal: 'mezcal',
  liqueur: 'liqueur',
  bitter: 'liqueur',
  punsch: 'liqueur',
  rtd: 'cocktail',
  beer: 'beer',
  cider: 'cider',
}

function nameOf({ category, subtype }: Term): string {
  for (let one = subtype; one !== null; one = widerSubtype(one)) {
    const name = names[one]
    if (name !== undefined) return name
  }
  return names[category] ?? category
}

/** The type that words name, in plain English; null when they name none. "Øl / Surøl" is "beer". */
export function plainTypeOf(words: string): string | null {
  const terms = termsIn(words)
  if (terms.length === 0) return null
  if (terms.some(({ category }) => category === 'none')) return 'non-alcoholic'
  const colour = terms.find(isColour)?.category
  const main = mainTerm(terms, fold(words))
  if (main?.category === 'sparkling_wine') return sparkling(colour)
  const wines = new Set(terms.flatMap(({ subtype }) => subtype ?? []))
  // "Dessert wines, fortified and other wines / Dessert wines"
  const isWide = main === undefined || (main.category === 'fortified_wine' && main.subtype === null)
  if (isWide && wines.has('dessert')) return 'dessert wine'
  if (main !== undefined) return nameOf(main)
  // a white wine that is left on its skins
  if (wines.has('orange') && colour !== 'rose_wine') return 'orange wine'
  return colour === undefined ? 'wine' : (names[colour] ?? null)
}

/** A white sparkling wine is simply sparkling wine; its colour is said when it is another one. */
function sparkling(colour: string | undefined): string {
  if (colour === 'rose_wine') return 'sparkling rosé wine'
  return colour === 'red_wine' ? 'sparkling red wine' : 'sparkling wine'
}
