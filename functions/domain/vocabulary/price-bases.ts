import { fold } from './fold.ts'
import type { StatedPriceBasis } from './kinds.ts'

// the first that fits decides: "ex works, retail on request" is ex works
const patterns: readonly [StatedPriceBasis, RegExp][] = [
  [
    'ex_works',
    /\bexw\b|\bex (?:works?|cellars?|winery|cave|chai|cantina|fabrik|domaine|chateau)\b|\bfranco (?:cantina|fabbrica|fabrica|bodega)\b|\bdepart\b|\bab (?:weingut|hof|werk|keller)\b|\ben bodega\b/,
  ],
  ['fob', /\bfob\b|\bfree on board\b/],
  // Incoterms beyond the two that limits are published on, and trades that are neither
  [
    'other',
    /\b(?:ddp|dap|dpu|ddu|cif|cip|cpt|cfr|fca|fas)\b|\bdelivered\b|\bin bond\b|\brestaurant|\bglass\b|\bcarafe|\bauction|\bhammer\b|\bzuschlag\b|\bwholesale\b|\bimporter/,
  ],
  [
    'retail',
    /\bretail\b|\brrp\b|\bmsrp\b|\brsp\b|\buvp\b|\bpvp\b|\bshelf\b|\bconsumer|\bpublic\b|\b(?:ut)?salgspris\b|\bprisinklmoms\b/,
  ],
]

/** What words say that a price covers: "départ cave", "FOB case price", "utsalgspris"; null: nothing. */
export function priceBasisOf(words: string): StatedPriceBasis | null {
  const folded = fold(words)
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}
