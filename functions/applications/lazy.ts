// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
// What holds products against tenders and offers against rules: lists and most saves do without. One module,
// so that it is one file beside the function: with one for each, esbuild parts what they share.
export { withoutFormerProduct } from '#domain/applications/change-product.ts'
export { checkOffer } from '#domain/applications/check-offer.ts'
export { submittedParts } from '#domain/applications/submitted-parts.ts'
export { mayBeWaived } from '#domain/compliance/preflight.ts'
export { complianceRules } from '#domain/compliance/rules.ts'
export { chooseProcedure } from '#domain/timeline/choose-procedure.ts'
export { makeTimeline } from '#domain/timeline/make-timeline.ts'
export { timelineFacts } from '#domain/timeline/timeline-facts.ts'
export { evaluateProduct } from './evaluate-product.ts'
export { findingsToKeep } from './findings-to-keep.ts'
