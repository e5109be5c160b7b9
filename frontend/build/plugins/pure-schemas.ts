import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

// the start of a schema expression: `z.object(`, `z.iso.date(`, `prefixed(`, `xSchema.extend(`
const schemaCall = /(?<![\w.$])(?=(?:z|\w+Schema)(?:\.\w+)+\(|prefixed\()/g

/**
 * Marks the schemas of domain and contracts as free of side effects: a page that takes a constant
 * from the same file does not pay for zod.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    setup(build) {
      build.onLoad({ filter: /functions\/(domain|contracts)\/.*\.ts$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8')
        return { contents: source.replace(schemaCall, '/* @__PURE__ */ '), loader: 'ts' }
      })
    },
  }
}
