// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
// What holds an offer against tender and rules. It reads typed answers by all words of the trade, 500 kB of them: on
// demand (`use-checks.ts`), so that no page begins with them.
export { checkApplication } from '#domain/applications/check-application.ts'
export { checkOffer } from '#domain/applications/check-offer.ts'
