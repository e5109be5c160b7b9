import { remembered } from '../../shared/remembered.ts'
import { kindTerms } from '../../vocabulary/data/kind-terms.ts'
import { fold } from '../../vocabulary/fold.ts'
import { patternOf, readWordLists } from '../../vocabulary/word-lists.ts'

/**
 * Words for kinds of drink in the languages of price lists (English, Italian, French, German,
 * Spanish, Norwegian, Swedish, Danish, Finnish, Portuguese, Japanese), folded. Order decides: the
 * first kind with a word in the text wins, so the more special one comes first.
 */
const kinds: readonly (readonly [kind: string, words: string])[] = [
  [
    'non-alcoholic',
    'alkoholfri\\w*|alcohol free|non alcoholic|sans alcool|sin alcohol|analcolic\\w*|alkoholfrei\\w*|alkoholiton|alkoholittomat\\w*|sem alcool|dealcoholi[sz]ed',
  ],
  [
    'beer',
    'beers?|bieres?|birr[ae]|biere?|bier|cervezas?|cervejas?|ol|olut|oluet|ales?|lagers?|lageroluet|pils\\w*|pilsner\\w*|stouts?|porters?|ipa|apa|neipa|saison|lambics?|gueuze|weissbier\\w*|weizen\\w*|hefeweizen|klosterol|surol|hveteol|ビール|bitter ale|tripel|dubbel|helles|india pale ale\\w*|barley wine',
  ],
  [
    'aromatised wine',
    'verm(?:o|ou)u?th\\w*|vermut\\w*|vermu|aromatised|aromatized|aromati[sz]ert\\w*|aperitif vin|chinato|glogg|gluhwein|hehkuviini\\w*|sangria\\w*',
  ],
  [
    'fortified wine',
    'fortified\\w*|porto|ports?|portvin\\w*|portwein\\w*|portviini\\w*|portviinit|sherry\\w*|jerez|fino|oloroso|madeira\\w*|marsala|starkvin\\w*|sterkvin\\w*|hetvin\\w*|likorwein\\w*|vins? doux naturels?|vdn|generosos?|liquorosi?|vakevat viinit|banyuls|maury|rivesaltes|fortificad[oa]s?',
  ],
  [
    'cocktail',
    'coctel(?:es)?|cocktails?|rtd|ready to drink|premixed|blanddryck\\w*|juomasekoitu\\w*',
  ],
  [
    'cider',
    'ciders?|cidres?|sidro|sidri|sidras?|sii?derit?|siideri\\w*|apfelwein\\w*|cidern?|sider|perry|poire|parcider|eplesider',
  ],
  ['mead', 'meads?|mjod\\w*|hydromel\\w*|idromele|hidromiel\\w*|met|sima|hidromel'],
  ['sake', 'sakes?|nihonshu|日本酒|junmai\\w*|reisvin|risvin'],
  ['cognac', 'cognacs?|konjakki\\w*|konjakit'],
  ['armagnac', 'armagnacs?'],
  ['calvados', 'calvados'],
  ['grappa', 'grapp[ae]'],
  [
    'whisky',
    'whisk(?:y|ys|ey|eys|ies)|viski\\w*|bourbons?|scotch|(?:single|blended|pure) malts?|ウイスキー|ウィスキー',
  ],
  ['gin', 'gins?|ginit|genever|jenever|ジン'],
  ['rum', 'rums?|rhums?|rom|rommi|rommit|ron|rones|cachaca|ラム'],
  ['vodka', 'vodkas?|vodkat|votka|wodka|ウォッカ'],
  ['aquavit', 'akvavit\\w*|akevitt\\w*|aquavit\\w*|akvaviitti\\w*|brannvin|snaps|schnaps\\w*'],
  ['tequila', 'tequilas?|mezcal\\w*|テキーラ'],
  ['pisco', 'piscos?'],
  [
    'brandy',
    'brandy\\w*|brandi\\w*|brandewijn|weinbrand\\w*|vinjak|druebrennevin|druvsprit|marc|obstler|obstbrand\\w*|eaux? de vie|fruktbrennevin|fruktsprit|aguardientes?|orujo|bagaceira',
  ],
  [
    'liqueur',
    'liqueurs?|liquori?|likore?n?|likor|likorer|licores?|lika?or\\w*|licor|amari|amaro|bitters?|limoncello|creme de|punsch|digestif\\w*|katkerot|likoori\\w*|likoorit',
  ],
  [
    'spirits',
    'spirits?|sprit\\w*|anissprit|anis\\w*|absint\\w*|pastis|ouzo|raki|arr?ak|brennevin|distillati?|spiritueux|spirituosen|destilados?|alcools|vakevat|vakevat juomat|superalcolici|hard liquor|liquors?|viinat|maustetut viinat|スピリッツ|espirituosas?|booze',
  ],
  [
    'sparkling wine',
    'sparkling\\w*|mousseux|effervescents?|spumant[ei]|frizzant[ei]|bollicin[ae]|bulles|bubbl(?:es|y)|champagnes?|champagner|cavas?|prosecc[oh]i?|cremants?|sekt\\w*|schaumwein\\w*|perlwein\\w*|winzersekt|espumos[oa]s?|espumantes?|musserende\\w*|perlende\\w*|pearling\\w*|mousserande\\w*|kuohuviini\\w*|kuohuviinit|kuohuvat|samppanja\\w*|samppanjat|brut nature|franciacorta|trentodoc|pet nat|petillants?|petnat|cap classique|methode traditionnelle|metodo classico|スパークリング\\w*|泡|シャンパン|シャンパーニュ|clairette de die|blanquette|asti|moscato d asti|перлинн\\w*|игристо\\w*',
  ],
  [
    'dessert wine',
    'dessert(?: wines?)?|dessertvin\\w*|dessertwein\\w*|dolci|passit[oi]|sweet wines?|vins? liquoreux|sussweine?|vinos? dulces?|sauternes|tokaji aszu|eiswein|ice wine|jalkiruokaviini\\w*|vinhos? doces?|jalkiruokaviinit',
  ],
  [
    'fruit wine',
    'fruit wines?|fruktvin\\w*|hedelmaviini\\w*|hedelmaviinit|obstwein\\w*|fruchtwein\\w*|umeshu|marjaviini\\w*',
  ],
]

const colours: readonly (readonly [colour: string, words: string])[] = [
  [
    'rosé',
    'roses?|rosados?|rosat[oi]|roseweine?|rosewein\\w*|rosevin\\w*|rose?e?viini\\w*|rosavin\\w*|ros[ae]|ロゼ\\w*|clarete?s?|chiaretto|cerasuolo|schilcher|weissherbst|claret\\w*|розов\\w*',
  ],
  [
    'orange',
    'orange\\w*|orangevin|oransje vin|arancion[ei]|skin contact|macerat[oi]|naranjas?|amphora|オレンジ\\w*',
  ],
  [
    'red',
    'reds?|rouges?|ross[oiae]|tint[oa]s?|rotweine?|rotwein\\w*|rot|rote[rns]?|rod|rodvin\\w*|rott|rode|roda|rott vin|roda viner|punaviini\\w*|punaviinit|ner[oi]|赤\\w*|красн\\w*|cervene|cervena|tinto fino',
  ],
  [
    'white',
    'whites?|blancs?|blanches?|bianc[ohe]i?|bianchi|blancos?|blancas?|branc[oa]s?|weissweine?|weisswein\\w*|weiss|weisse[rns]?|weiss wein|hvit|hvitvin\\w*|hvid|hvidvin\\w*|vitt|vita|vitt vin|vita viner|valkoviini\\w*|valkoviinit|白\\w*|бел\\w*',
  ],
]

const wineWord =
  /\b(wines?|vins?|vin[oi]|vinos|wein|weine|vinhos?|viini\w*|viner|viinit|vinho)\b|ワイン|вин/u

/** Whole words; a trailing `*` stands for any further letters, also Japanese ones. */
const bounded = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.replaceAll('\\w*', '[\\p{L}\\p{N}]*')})(?![\\p{L}\\p{N}])`,
    'u',
  )
const further = readWordLists(kindTerms)
const both = ([kind, words]: readonly [string, string]) =>
  [kind, [bounded(words), patternOf(further.get(kind) ?? [])]] as const
const kindPatterns = kinds.map(both)
const colourPatterns = colours.map(both)
const furtherWine = patternOf(further.get('wine') ?? [])
const isNamed = (patterns: readonly RegExp[], folded: string) =>
  patterns.some((words) => words.test(folded))
const drinksWithColour: ReadonlySet<string> = new Set(['sparkling wine'])

export interface TypeReading {
  /** Plain English, `null` when no word of a kind or colour is in the text. */
  readonly type_norm: string | null
  /** True when the words name a kind of drink, not only a colour ("Blancos"). */
  readonly names_kind: boolean
}

/** The kind of drink that a type cell or a section heading names: "Øl / Surøl" is "beer". */
export const readType: (text: string) => TypeReading = remembered((text) =>
  readTypeWords(fold(text)),
)

function readTypeWords(folded: string): TypeReading {
  const colour = colourPatterns.find(([, words]) => isNamed(words, folded))?.[0] ?? null
  const kind = kindPatterns.find(([, words]) => isNamed(words, folded))?.[0] ?? null
  if (kind !== null) return { type_norm: withColour(kind, colour), names_kind: true }
  if (colour !== null) return { type_norm: `${colour} wine`, names_kind: true }
  const isWine = wineWord.test(folded) || furtherWine.test(folded)
  return { type_norm: isWine ? 'wine' : null, names_kind: isWine }
}

function withColour(kind: string, colour: string | null): string {
  // a white sparkling wine is simply sparkling wine; its colour is said when it is another one
  const said = colour === 'rosé' || colour === 'red' ? colour : null
  return said !== null && drinksWithColour.has(kind) ? kind.replace(' wine', ` ${said} wine`) : kind
}

const inNames: readonly (readonly [kind: string, RegExp])[] = [
  [
    'sparkling wine',
    bounded(
      'champagne|prosecco|cremant|cava|franciacorta|trentodoc|spumante|sparkling|espumante|espumoso|sekt|mousseux|pet nat',
    ),
  ],
  ['cider', bounded('cidre|cider|sidra')],
  ['whisky', bounded('whisky|whiskey|bourbon|single malt')],
  ['vodka', bounded('vodka')],
  ['cognac', bounded('cognac')],
  ['grappa', bounded('grappa')],
]
const colourInNames: readonly (readonly [colour: string, RegExp])[] = [
  ['rosé', bounded('rose|rosato|rosado|rosewein|rosevin')],
  ['red', bounded('red|rouge|rosso|tinto|rotwein|rodvin')],
  ['white', bounded('white|blanc|bianco|blanco|branco|weisswein|hvitvin')],
]
/** Most names have none of these words: one pattern tells it. */
const anyInNames = new RegExp(
  [...inNames, ...colourInNames].map(([, words]) => words.source).join('|'),
  'u',
)
const misleading =
  /\b(blanc de (?:blancs?|noirs?)|blanc des? \w+|pinot (?:bianco|blanc)|sauvignon blanc|chenin blanc|monte rosso|grenache blanc|la rose)\b/g

/**
 * What a product's own name says of its kind, for lists that have no type: only words that are never
 * anything else. Grapes and places are left to the matching.
 */
export function typeInName(name: string): string | null {
  const folded = fold(name)
  if (!anyInNames.test(folded)) return null
  const kind = inNames.find(([, words]) => words.test(folded))?.[0] ?? null
  const plain = folded.replace(misleading, ' ')
  const colour = colourInNames.find(([, words]) => words.test(plain))?.[0] ?? null
  if (kind !== null) return withColour(kind, colour)
  return colour === null ? null : `${colour} wine`
}

/**
 * The kind of a product from everything that names it: the type wins; the name or another column
 * adds the colour of a sparkling wine, or what "wine" leaves open.
 */
export function typeNormOf(type: string | null, more: readonly string[]): string | null {
  const stated = type === null ? null : readType(type).type_norm
  const extra = more.map(typeInName).find((found) => found !== null) ?? null
  if (stated === null) return extra
  if (extra === null) return stated
  if (stated === 'wine' && extra.endsWith(' wine')) return extra
  if (stated === 'sparkling wine' && extra === 'rosé wine') return 'sparkling rosé wine'
  const isSparkling = extra.startsWith('sparkling')
  if (isSparkling && stated === 'rosé wine') return 'sparkling rosé wine'
  if (isSparkling && stated === 'white wine') return 'sparkling wine'
  if (stated === 'sparkling wine' && extra === 'sparkling rosé wine') return extra
  return stated
}

const notDrinks = bounded(
  'lacteos?|olio|oli|olive oils?|aceto|aceti|miele|honey|salumi|formaggi|confites?|golosinas?|galletas?|snacks?|abarrotes?|aseo|limpieza|cleaning|detergentes?|cigarr(?:os|illos|ettes)|tabaco|tobacco|helados?|congelados?|pan|panaderia|mascotas?|bebidas? gaseosas?|gaseosas?|bebidas?|jugos?|aguas?|water|wasser|acqua|softdrinks?|soft drinks?|mineralwasser|dairy|grocer(?:y|ies)|sweets|candy|chocolates?|carbon|hielo|ice|fiambres?|cecinas?|verduras?|frutas?|accessor(?:y|ies|i)|accesorios|accessoires|zubehor|bicchieri|glasses|glaser|verres|copas|vasos|books?|libri|bucher|gift cards?|gavekort|energeticas?|isotonicas?|cafe|te|libreria|ferreteria|higiene|perfumeria|conservas?|pastas?|arroz|aceites?|olive oil|food|cibo|lebensmittel|nourriture|tilbehor|\\w*tillbehor|lahja\\w*',
)

/** True when a type column says outright that the row is no alcoholic drink ("LACTEOS"). */
export function isNoDrinkType(type: string): boolean {
  const { type_norm } = readType(type)
  return type_norm === null && notDrinks.test(fold(type))
}

const doubtful =
  /^(aceto|aceti|olio|oli|vinegar|vinaigre|essig|vinagre|olive oil|huile|aceite|bicchier\w*|eddik)\b/

/** True when a name begins with a word for vinegar, oil or glasses: kept, but the producer is told. */
export const isDoubtfulDrink = (name: string): boolean => doubtful.test(fold(name))
