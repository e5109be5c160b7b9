// zod compiles its schemas with `new Function` when it may; our content security policy forbids it
// and the browser would report the attempt. To be imported before anything that imports zod.
const config = globalThis as { __zod_globalConfig?: { jitless: boolean } }
config.__zod_globalConfig = { jitless: true }
