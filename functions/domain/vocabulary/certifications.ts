import { fold } from './fold.ts'
import { readTerms } from './terms.ts'

const schemes = `
organic | organic certified | certified organic | eu organic | organically grown | bio | bio certified | biologico | biologisch | biologique | ecológico | ekologisk | ekologiskt | økologisk | luomu | ab | agriculture biologique | ecocert | krav | debio | ø merket | usda organic | nop | delinat | bioland | naturland | ecovin | ccpae | caae | bio suisse | certificato biologico | in organic | vegan organic | luomu euroleaf | icea | bcs öko | ceres organic | icc organic | organic jas
biodynamic | biodynamic certified | certified biodynamic | biodynamisk | biodynamisch | biodynamique | biodinamico | biodinámico | biodinámica | biodynaaminen | demeter | biodyvin | respekt biodyn | demeter certified
Fairtrade | fair trade | fairtrade certified | fairtrade international | reilu kauppa | rättvisemärkt
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
Vegan | vegan certified | vegan society | v label | vegansk | vegaani
`

// who has the first also satisfies the others: biodynamic certification presupposes organic growing
const alsoSatisfied: Readonly<Record<string, readonly string[]>> = {
  biodynamic: ['organic'],
  'Regenerative Organic Certified': ['organic'],
}

let known: ReadonlyMap<string, string> | undefined

/** The canonical name of a certification scheme; null: not a scheme that we know. */
export function certificationOf(name: string): string | null {
  known ??= readTerms(schemes)
  const key = fold(name)
  const shortened = key.replace(
    / (?:certified|certificate|certification|certificated|label|zertifiziert|certificato|certifié)$/,
    '',
  )
  return known.get(key) ?? known.get(shortened) ?? null
}

/** The schemes that a certified product satisfies: the scheme itself first. */
export function schemesSatisfiedBy(scheme: string): readonly string[] {
  return [scheme, ...(alsoSatisfied[scheme] ?? [])]
}
