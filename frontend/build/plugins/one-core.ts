import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Loader, Plugin } from 'esbuild'

const source = path.resolve(import.meta.dirname, '../../src')
const functions = path.resolve(import.meta.dirname, '../../../functions')
const core = path.join(source, 'app/core.ts')

/**
 * Keeps what every page needs in one chunk. esbuild makes a chunk for each set of pages that share a
 * module, which cuts the first load into dozens of small files that compress badly (6 kB more in all).
 * A page that loads lazily is given an import of the core, which is there already: so all pages share
 * all of it.
 */
export function oneCore(): Plugin {
  return {
    name: 'one-core',
    setup(build) {
      const lazy = new Set<string>()
      build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ kind, path: name, resolveDir }) => {
        if (kind === 'dynamic-import') lazy.add(path.resolve(resolveDir, name))
        return null
      })
      // what the core names is kept, though modules of the domain do nothing when they are imported
      const ofDomain = [...readFileSync(core, 'utf8').matchAll(/^import '(#domain\/[^']+)'$/gm)]
      const kept = new Set(ofDomain.map(([, name = '']) => name))
      build.onResolve({ filter: /^#domain\// }, ({ path: name }) =>
        kept.has(name) ? { path: path.join(functions, name.slice(1)), sideEffects: true } : null,
      )
      build.onLoad({ filter: /[/\\]frontend[/\\]src[/\\].*\.tsx?$/ }, async ({ path: file }) => {
        if (!lazy.has(file)) return null
        const contents = `${await readFile(file, 'utf8')}\nimport ${JSON.stringify(core)}\n`
        return { contents, loader: path.extname(file).slice(1) as Loader }
      })
    },
  }
}
