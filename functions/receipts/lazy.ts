// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
// What makes packages: the look for lost submissions, every minute, does without.
export { createPack } from './pack.ts'
export { printReceipt } from './print-receipt.ts'
export { sealApplication } from './seal-application.ts'
