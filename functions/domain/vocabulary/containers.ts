import { remembered } from '../shared/remembered.ts'
import { fold } from './fold.ts'
import { type Container, lightByNature } from './kinds.ts'
import { patternOf, readWordLists } from './word-lists.ts'

/** Kinds that count as light weight packaging (Vinmonopolet: everything that may weigh under 420 g). */
export const lightContainers: readonly Container[] = ['light_glass_bottle', ...lightByNature]

// the first that fits decides: "rPET bottle" before "PET", "paper bottle" before "bottle"
const patterns: readonly [RegExp, readonly Container[]][] = [
  [/\b(?:optional|any) (?:recyclable )?(?:packaging|container)\b/, []],
  [/\blight ?weight packaging\b|\blight packaging\b/, lightContainers],
  [/\br ?pet\b|\brecycled pet\b/, ['rpet']],
  [
    /\bpet\b|\bplast(?:i[ck]|ique|ico|ica)?\b|\bplastic bottle\b|\bplastflask[ea]\b|\bmuovi(?:pullo)?\b/,
    ['pet'],
  ],
  // "papp" and "boks" are no boxes of wine: Systembolaget sells litres of wine in papp, Norway its beer in boks
  [
    /\bbib\b|\bbag in box\b|\bboxvin\b|\bbox\b|\bhanapakkaus\b|\bpapp ?vin\b|\bcubi\b|\bbag in tube\b/,
    ['bag_in_box'],
  ],
  [/\bpouch\b|\bsachet\b|\bpose\b|\b(?:viini)?pussi\b|\bpas(?:e|ar)\b/, ['pouch']],
  [
    /\balumin(?:i)?um (?:packaging|can|bottle)s?\b|\bcans?\b|\bboks\b|\bburk\b|\btolkki\b|\blattin[ae]\b|\blatas?\b|\bdosen?\b|\bcanettes?\b|\balumin(?:i)?um\b/,
    ['aluminium_can'],
  ],
  [
    /\bpaper bottle\b|\bfrugal bottle\b|\bpaperipullo\b|\bpapirflaske\b|\bpapp(?:ers)?flask[ea]\b/,
    ['paper_bottle'],
  ],
  // "carton of 6" is what bottles travel in
  [
    /(?<!\d )\bcarton\b(?! (?:(?:of|de|da|a|x) )?\d)|\btetra ?(?:pak|prisma|brik)?\b|\bbrik\b|\bkartong\b|\bpapp\b|\bkarton(?:ki|kitolkki)\b/,
    ['carton'],
  ],
  [
    /\b(?:key ?)?kegs?\b|\b(?:engangs)?fat\b|\bfass\b|\bfusto\b|\bfut\b|\bbarril\b|\btynnyri\b|\bhane\b/,
    ['keg'],
  ],
  [
    /\blight ?weight\b|\blight glass\b|\blett(?:e|ere)? ?glass?\b|\blettvekt|\blatt(?:are )?glas|\bleichtglas\b|\bkevyt ?lasi/,
    ['light_glass_bottle'],
  ],
  [
    /\bglass?\b|\bglass?flask[ea]\b|\bglassflasker\b|\blasi(?:pullo)?\b|\bglasflasche\b|\bvetro\b|\bverre\b|\bvidrio\b|\bbottiglia\b|\bmagnum\b/,
    ['glass_bottle'],
  ],
]
// what a requirement about the container alone is written with
const containerAlone =
  /^(?:(?:light ?weight|light|glass|pet|rpet|r-pet|bottles?|bag[- ]in[- ]box|bib|pouch|aluminium|aluminum|can|packaging|or|and|and\/or)[ ,-]*)+$/i

/** True for words that name containers and nothing else. */
export const isContainerAlone = (words: string): boolean => containerAlone.test(words)

/** Words of further languages, from general knowledge of the trade. */
const furtherTerms = `
bag_in_box | bag in box* | kraanpak | wijnpak | ποτήρι κουτί ασκός | ασκός | バッグインボックス | バッグ イン ボックス | 백인박스
aluminium_can | llauna | llaunes | blikje* | blik | dåse* | boks* | puszka | puszki | plechovka | plechovky | pločevink* | limenk* | doboz alu | aludoboz* | fémdoboz* | doză | doze | банка | алюминиев* | κουτάκι | κουτάκια | αλουμίν* | 缶* | アルミ缶 | 캔
keg | vat | fust | beczka | keg* | sud | sudek | hordó | butoi | кег* | кега | βαρέλι | 樽 | ケグ
pet | plastová* | plastična | plastičn* | plastikow* | műanyag* | пластик* | ПЭТ | πλαστικ* | ペット* | ペットボトル
light_glass_bottle | ampolla lleugera | vidre lleuger | botella ligera | vidrio ligero | bottiglia leggera | vetro leggero | bouteille légère | bouteille allégée | verre allégé | verre léger | leichtglas* | leichtflasche | leichte flasche | leichtgewicht* | garrafa leve | vidro leve | lichte fles | lichtgewicht* | licht glas | let flaske | letglas* | letvægt* | let glas | lettglass* | lett flaske | lettvekt* | lättglas* | lätt flaska | lättvikt* | kevytlasi* | kevyt lasi* | kevyt pullo | kevytpullo | lekka butelka | lekkie szkło | lehká láhev | lehká lahev | lehčené sklo | lehké sklo | odlehčen* | lahka steklenica | lahko steklo | lagana boca | lako staklo | lagano staklo | könnyű palack | könnyített* | könnyű üveg | könnyűüveg | sticlă ușoară | sticla usoara | легк* | облегч* | ελαφρ* | 軽量*
glass_bottle | vidre | ampolla de vidre | glazen fles | glas* | szklana | szkło | butelka szklana | skleněná* | sklo | steklena* | steklo | staklena* | staklo | üveg* | üvegpalack | sticlă | стекл* | стеклян* | γυάλιν* | γυαλί | ガラス* | 유리병 | 瓶 | vidro | garrafa de vidro
`
const further = [...readWordLists(furtherTerms)].map(
  ([container, words]) => [container as Container, patternOf(words)] as const,
)
const plainBottle = /\b(?:bottle|bottles|flaske|flaska|pullo|bouteille|botella|garrafa|flasche)\b/
const anyBottle: readonly Container[] = [
  'glass_bottle',
  'light_glass_bottle',
  'pet',
  'rpet',
  'paper_bottle',
]

export interface NamedContainers {
  /** Any of; empty: any container. */
  readonly containers: readonly Container[]
}

/** The containers that one phrase asks for ("Light weight glass bottle", "BiB"); null: none that we know. */
export const containersNamedIn: (phrase: string) => NamedContainers | null = remembered(
  (phrase) => {
    const words = fold(phrase)
    const found = patterns.find(([pattern]) => pattern.test(words))
    if (found !== undefined) return { containers: found[1] }
    const named = further.find(([, pattern]) => pattern.test(words))?.[0]
    if (named !== undefined) return { containers: [named] }
    return plainBottle.test(words) ? { containers: anyBottle } : null
  },
)

/**
 * A product's container from its file's words; null when unclear. A mere "bottle" suffices for a tender
 * whatever it is made of, and is one of glass in a list: lists name the others (Alko's "muovipullo").
 */
export function containerOf(words: string): Container | null {
  const { containers = [] } = containersNamedIn(words) ?? {}
  if (containers === anyBottle) return 'glass_bottle'
  return containers.length === 1 ? (containers[0] ?? null) : null
}

/** A container named in passing ("BIB Côtes de Provence", "12 x 33 cl can"): sure words only. */
export function containerInPassing(words: string): Container | null {
  if (!mayBeContainer.test(words)) return null
  const folded = fold(words)
  if (/\b(?:bib|bag in box)\b/.test(folded)) return 'bag_in_box'
  if (/\b(?:kegs?|fusto|keykeg)\b/.test(folded)) return 'keg'
  return canInPassing.test(folded) ? 'aluminium_can' : null
}

/** Most names have no such letters, and need not be folded for it. */
const mayBeContainer = /bib|bag|keg|fust|can|lattin|lkki|lata/i

// "Can Sumoi" is a Catalan house: a can is beside its size or at the end
const canInPassing =
  /\b(?:cans|canettes?|lattin[ae]|tolkki|lata)\b|\bcan(?=$| \d| pack)|(?<=\d ?(?:ml|cl|cc|l|oz) )can\b/
