import { fold } from './fold.ts'
import type { Container } from './kinds.ts'

/** Kinds that count as light weight packaging (Vinmonopolet: everything that may weigh under 420 g). */
export const lightContainers: readonly Container[] = [
  'light_glass_bottle',
  'pet',
  'rpet',
  'aluminium_can',
  'paper_bottle',
  'carton',
  'pouch',
  'bag_in_box',
]

// the first that fits decides: "rPET bottle" before "PET", "paper bottle" before "bottle"
const patterns: readonly [RegExp, readonly Container[]][] = [
  [/\b(?:optional|any) (?:recyclable )?(?:packaging|container)\b/, []],
  [/\blight ?weight packaging\b|\blight packaging\b/, lightContainers],
  [/\brpet\b|\brecycled pet\b/, ['rpet']],
  [/\bpet\b|\bplastic bottle\b|\bplastflaske\b|\bplastflaska\b|\bmuovipullo\b|\bplast\b/, ['pet']],
  [
    /\bbib\b|\bbag in box\b|\bboxvin\b|\bbox\b|\bhanapakkaus\b|\bpapp ?vin\b|\bcubi\b|\bbag in tube\b/,
    ['bag_in_box'],
  ],
  [/\bpouch\b|\bpose\b|\bviinipussi\b|\bpase\b|\bpåse\b/, ['pouch']],
  [
    /\balumin(?:i)?um (?:packaging|can|bottle)s?\b|\bcans?\b|\bboks\b|\bburk\b|\btolkki\b|\blattina\b|\blata\b|\bdose\b|\bcanette\b|\balumin(?:i)?um\b/,
    ['aluminium_can'],
  ],
  [
    /\bpaper bottle\b|\bfrugal bottle\b|\bpaperipullo\b|\bpapirflaske\b|\bpappersflaska\b/,
    ['paper_bottle'],
  ],
  [
    /\bcarton\b|\btetra ?(?:pak|prisma|brik)?\b|\bkartong\b|\bpapp\b|\bkartonkitolkki\b/,
    ['carton'],
  ],
  [/\bkegs?\b|\bfat\b|\bengangsfat\b|\bfusto\b|\bfut\b|\bbarrique\b/, ['keg']],
  [
    /\blight ?weight\b|\blight glass\b|\blett(?:e|ere)? glass\b|\blattglas\b|\bleichtglas\b|\bkevytlasi/,
    ['light_glass_bottle'],
  ],
  [
    /\bglass\b|\bglas\b|\bglassflaske\b|\bglasflaska\b|\blasipullo\b|\bglasflasche\b|\bvetro\b|\bverre\b|\bvidrio\b|\bbottiglia\b|\bmagnum\b/,
    ['glass_bottle'],
  ],
]
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

/** The containers that one phrase names ("Light weight glass bottle", "BiB"); null: none that we know. */
export function containersNamedIn(phrase: string): NamedContainers | null {
  const words = fold(phrase)
  const found = patterns.find(([pattern]) => pattern.test(words))
  if (found !== undefined) return { containers: found[1] }
  return plainBottle.test(words) ? { containers: anyBottle } : null
}

/** A product's container from its file's words; null when unclear (a mere "bottle" may be glass or PET). */
export function containerOf(words: string): Container | null {
  const named = containersNamedIn(words)?.containers ?? []
  return named.length === 1 ? (named[0] ?? null) : null
}
