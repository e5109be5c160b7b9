import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

// A top-level `const x = <expression with a call>` as the formatter leaves it: what belongs to it is
// indented or closes a bracket. Functions are left alone, they run nothing.
const constant =
  /^((?:export )?const \w+(?:: [^=\n]+)? =\s)((?!\s*(?:async |function|<|\(|\w+ =>))[^\n]*(?:\n(?:[ \t)\]}>][^\n]*|(?=\n[ \t)\]}>])))*)/gm

export const markPure = (source: string): string =>
  source.replace(constant, (whole, start: string, expression: string) =>
    expression.includes('(') ? `${start}/* @__PURE__ */ (() => (${expression}))()` : whole,
  )

/**
 * Marks the schemas of domain and contracts as free of side effects: a page that takes a constant
 * from the same file does not pay for zod.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    setup(build) {
      build.onLoad(
        { filter: /functions\/(domain|contracts)\/.*\.ts$/ },
        async ({ path: file }) => ({
          contents: markPure(await readFile(file, 'utf8')),
          loader: 'ts',
        }),
      )
    },
  }
}
