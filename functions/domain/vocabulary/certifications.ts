import { degreeOf, withoutNumberMarks } from './degrees.ts'
import { fold } from './fold.ts'
import { indexTerms, type TermIndex } from './term-index.ts'

/**
 * Certification schemes, one a line: the canonical name, then the words for it in tenders and in the columns of price
 * lists, in some thirty languages. A word that ends in `*` stands for all its endings.
 */
const schemes = `
organic | organic certified | certified organic | eu organic | organically grown | bio | bio certified | biologico | biologisch | biologique | ecológico | ekologisk | ekologiskt | økologisk | luomu | ab | agriculture biologique | ecocert | krav | debio | ø merket | usda organic | nop | delinat | bioland | naturland | ecovin | ccpae | caae | bio suisse | certificato biologico | in organic | vegan organic | luomu euroleaf | icea | bcs öko | ceres organic | icc organic | organic jas | biologica | organic* | biologi* | biologisch* | ecolog* | eco | oeko* | ökologisch* | öko | økolog* | ekolog* | ekol* | eko | luomu* | mahe* | organiczn* | ekologiczn* | bioekolog* | ökológiai | organikus | biogazdálkod* | органик* | органич* | биологич* | био | екологи* | экологич* | эко | βιολογικ* | βιο | オーガニック | 有機* | ビオロジック | ビオ | 유기농* | 有机* | økologisk*
biodynamic | biodynamic certified | certified biodynamic | biodynamisk | biodynamisch | biodynamique | biodinamico | biodinámico | biodinámica | biodynaaminen | demeter | biodyvin | respekt biodyn | demeter certified | biodynami* | biodinamic* | biodinàmi* | biodynaam* | biodinam* | biodynamick* | биодинами* | биодинамі* | βιοδυναμικ* | ビオディナミ | バイオダイナミック* | 비오디나미 | 바이오다이나믹
Fairtrade | fair trade | fairtrade certified | fairtrade international | reilu kauppa | rättvisemärkt | rättvis*
Fair for Life | fair for life certified
WIETA | wieta certified | wieta certified fair labour | wieta certified fair labour practice
IPW/WSB | ipw wsb integrity sustainability certified | ipw | wsb | integrity and sustainability certified | integrity sustainability certified | integrated production of wine | ipw wsb
Terra Vitis
HVE | haute valeur environnementale | hve3 | hve 3 | high environmental value | hve niveau 3 | hve level 3
Vignerons Engagés | vignerons en développement durable | vignerons engages
Viticulture Durable en Champagne | vdc | viticulture durable champagne | viticulture durable in champagne
Equalitas | equalitas sustainable wine | equalitas sustainable winery
VIVA | viva sustainable wine | viva la sostenibilità nella vite e nel vino
SQNPI | sistema di qualità nazionale produzione integrata
Sustainable Austria | nachhaltig austria | sustainable winegrowing austria
Sustainable Winegrowing New Zealand | swnz | sustainable winegrowing nz | new zealand sustainable winegrowing
Sustainable Winegrowing Australia | swa | freshcare | freshcare sustainable winegrowing australia
Sustainable Wines of Chile | certified sustainable wine of chile | sustainability code of the chilean wine industry | wines of chile sustainability code | sustainable wine of chile
Bodegas de Argentina | bodegas de argentina sustainability protocol
Entwine | entwine certified | entwine australia
CarboNZero | carbonzero certified | carbon zero | toitū carbonzero | toitu carbonzero
Certified California Sustainable Winegrowing | ccsw | california sustainable winegrowing
SIP Certified | sip
LIVE | live certified
Salmon-Safe | salmon safe
LODI RULES | lodi rules for sustainable winegrowing
FAIR'N GREEN | fair and green | fairn green
Fair Choice
EcoProwine
ISO 14001
B Corp | certified b corporation | b corporation
Rainforest Alliance
Bonsucro
For Life
Sustainable Wine Great Britain | wines of great britain sustainability | swgb
Area Parks
Bee Friendly
Regenerative Organic Certified | regenerative organic | roc
Ecostilla
Wineries for Climate Protection | swfcp | sustainable wineries for climate protection
Plano Nacional de Sustentabilidade | psva | plano de sustentabilidade dos vinhos do alentejo | wines of alentejo sustainability programme | sustainable winegrowing portugal
Kosher | kosher certified | kosjer | koscher
Vegan | vegan certified | vegan society | v label | vegansk | vegaani | vegan* | vegà* | vegaan* | wegań* | wegańsk* | végétalien* | веган* | βίγκαν | vegansk* | ヴィーガン | ビーガン | 비건
`

// who has the first also satisfies the others: biodynamic certification presupposes organic growing
const alsoSatisfied: Readonly<Record<string, readonly string[]>> = {
  biodynamic: ['organic'],
  'Regenerative Organic Certified': ['organic'],
}

let index: TermIndex<string> | undefined

function schemeIndex(): TermIndex<string> {
  index ??= indexTerms(
    schemes.split('\n').flatMap((line) => {
      const words = line.split('|').map((word) => word.trim())
      return words.map((word) => [word, words[0] ?? ''] as const)
    }),
  )
  return index
}

/** The words for a scheme, by its canonical name; `*` at the end stands for all endings. */
export const schemeWords = (scheme: string): readonly string[] =>
  schemes
    .split('\n')
    .map((line) => line.split('|').map((word) => word.trim()))
    .find(([name]) => name === scheme) ?? []

/** The canonical name of a certification scheme; null: not a scheme that we know. */
export function certificationOf(name: string): string | null {
  const key = fold(name)
  const shortened = key.replace(
    / (?:certified|certificate|certification|certificated|label|zertifiziert|certificato|certifié)$/,
    '',
  )
  return schemeIndex().of(key) ?? schemeIndex().of(shortened) ?? null
}

/** The schemes that words name, each once: "Bio Suisse, vegan". */
export const certificationsIn = (words: string): readonly string[] => [
  ...new Set(schemeIndex().among(fold(words))),
]

const organicInName =
  /\b(?:organic|bio|biologico|biologica|biologique|okologisk|ekologisk|luomu|ecologico)\b/
/** Words of a name to each side that may take the claim back. */
const beside = 3

/** True when a product's name says so, in words that names have for nothing else; silence is not "no". */
export function isOrganicByName(name: string): true | null {
  const folded = fold(withoutNumberMarks(name))
  const match = organicInName.exec(folded)
  if (match === null) return null
  const before = folded.slice(0, match.index).trim().split(' ').slice(-beside)
  const after = folded
    .slice(match.index)
    .split(' ')
    .slice(0, beside + 1)
  return degreeOf([...before, ...after].join(' ')) === null || null
}

/** The schemes that a certified product satisfies: the scheme itself first. */
export function schemesSatisfiedBy(scheme: string): readonly string[] {
  return [scheme, ...(alsoSatisfied[scheme] ?? [])]
}
