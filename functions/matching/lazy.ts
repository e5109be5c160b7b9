// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
// What evaluates products: the dashboard's summary does without. One module, so that it is one file beside
// the function: with one for each, esbuild parts what they share into files that every start reads.
export { choosePreview, matchPreview } from './match-preview.ts'
export { matchesByProduct } from './matches-by-product.ts'
export { matchesByTender } from './matches-by-tender.ts'
export { openRequirements } from './open-requirements.ts'
export { productMatch } from './product-match.ts'
export { productsToComplete } from './products-to-complete.ts'
export { requirementCounts } from './requirement-counts.ts'
export { tenderMatches } from './tender-matches.ts'
