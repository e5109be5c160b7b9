// biome-ignore-all lint/performance/noBarrelFile: to be loaded together is what it is for
// What is searched for by words goes through the lists of two other rooms; no other call needs them.
export { rememberFor } from '../../platform/remember-for.ts'
export { namesKeptMs } from '../../producers/listing/find-by-words.ts'
export { createProducerStore } from '../../producers/listing/producer-store.ts'
export { findNamed, loadNames } from './find-named.ts'
