import { fold } from './fold.ts'
import type { Closure } from './kinds.ts'

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

/** The closure that a phrase names ("Stelvin screwcap"); null: none that we know. */
export function closureOf(words: string): Closure | null {
  const folded = fold(words)
  return patterns.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}
