import { remembered } from '../shared/remembered.ts'
import { fold } from './fold.ts'
import type { Closure } from './kinds.ts'
import { patternOf, readWordLists } from './word-lists.ts'

const patterns: readonly [RegExp, Closure][] = [
  [
    /\bscrew ?caps?\b|\bscrewcap\b|\bstelvin\b|\bskrukork\b|\bskruvkapsyl\b|\bskruv\b|\bkierrekapseli\b|\bkierrekorkki\b|\btappo a vite\b|\bvis\b|\bdrehverschluss\b|\bschraub\w*\b|\brosca\b|\btwist off\b|\bcapsule a vis\b|\bcapsula a vite\b/,
    'screw_cap',
  ],
  [
    /\bcrown ?(?:caps?|corks?)?\b|\bkronkapsyl\b|\bkronekork\b|\bkruunukorkki\b|\btappo a corona\b|\bkron(?:en)?kork(?:en)?\b|\bkapsyl\b|\bcorona\b|\bkron\b|\bcapsule couronne\b/,
    'crown_cap',
  ],
  [
    /^glass?$|\bglass (?:stopper|cork|closure)\b|\bvino ?lo[ck]k?\b|\bglaskork\b|\bglassk?ork\b|\blasitulppa\b|\btappo (?:di |in )?vetro\b|\bbouchon (?:en )?verre\b|\bglasverschluss\b/,
    'glass',
  ],
  [
    /\bcorks?\b|\bkork\b|\bnaturkork\b|\bkorkki\b|\bluonnonkorkki\b|\bkorken\b|\bsughero\b|\bliege\b|\bcorcho\b|\brolha\b|\bdiam\b|\bchampagnekork\w*\b|\bkorkpropp\b|\bsyntetkork\b|\bsynteettinen korkki\b|\bchampagnekork natur\b/,
    'cork',
  ],
  [
    /\bzork\b|\bswing ?top\b|\bflip ?top\b|\bbygelkork\b|\bpatentkork\b|\bpatenttikorkki\b|\btap\b|\bmuovisuljin\b|\bmetallipakkaus\b|\bvingtapp\b|\bvridtapp\b|\btryckknapp\b|\btappkran\b|\bhana\b|\btetra\b|\bring ?pull\b|\bcan end\b|\bburklock\b/,
    'other',
  ],
]

/** Words of further languages, from general knowledge of the trade; special closures before the plain cork. */
const furtherTerms = `
screw_cap | skruv* | tap de rosca | tapó de rosca | schroefdop | schroefsluiting | skruelåg | skruelukke | skruekapsel | skrulokk | skrukapsel | zakrętka | zakrętk* | šroubovací uzávěr | šroubov* | skrutkov* | navojni | navojni zamašek | navojn* | navoj | aluminijski čep | csavarzár* | csavaros* | capac filetat | capac cu filet | filet* | capac înșurub* | винтов* | винт | завинчив* | гвинт* | βιδωτ* | βιδωτό | スクリュー* | スクリューキャップ | 스크류* | 螺旋* | tampa de rosca | keeratav* | vida*
crown_cap | xapa | chapa | tap corona | kroonkurk | kroondop | kapsel | kronekapsel | kapsli* | kapsel koronowy | korunkov* | kronski* | kronska | krunski* | koronadugó | koronazár* | capac coroană | capsulă coroană | кроненпробка | крон* пробка | кроненкорка | кронен* | στεφάνι | ταπα κορώνα | κορώνα | 王冠* | 크라운* | carica
glass | tap de vidre | glazen stop* | glazen dop | glasprop | glasspropp | korek szklany | szklan* | skleněn* | steklen* | staklen* | üvegdugó | dop de sticlă | стеклян* | γυάλιν* | ガラス栓 | 유리*
cork | suro | tap de suro | kurk* | natuurkurk* | naturprop | prop | korkprop | naturkork* | kork* | korek* | korková zátka | korkov* | zátka | pluta | plutovinast* | plutast* | plutov* | pluten* | zamašek iz plute | pluto | parafadugó | parafa* | természetes parafa | plută | dop de plută | пробка | корков* | корок | натуральная пробка | тапа | φελλ* | コルク* | 코르크* | 软木* | mantar
`
const further = [...readWordLists(furtherTerms)].map(
  ([closure, words]) => [closure as Closure, patternOf(words)] as const,
)

/** The closure that a phrase names ("Stelvin screwcap"); null: none that we know. */
export const closureOf: (words: string) => Closure | null = remembered((words) => {
  const folded = fold(words)
  const known = patterns.find(([pattern]) => pattern.test(folded))?.[1]
  return known ?? further.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
})

const closureAlone =
  /^(?:stelvin ?)?(?:natural |glass |screw|crown|cork|cap|stopper| |-|or|and\/or|,)+(?: closure)?$/i

/** True for words that name closures and nothing else. */
export const isClosureAlone = (words: string): boolean => closureAlone.test(words)
