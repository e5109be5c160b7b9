import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Loader, Plugin } from 'esbuild'
import { markPure } from './mark-pure.ts'

const functionsFolder = path.resolve(import.meta.dirname, '../../../functions')
const lean = 'lean-domain'

/** Whether a file of the site imports a schema (not only its type) from this module. */
function importsSchema(file: string, specifier: string): boolean {
  const imports = readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)
  return [...imports].some(
    ([, names = '', from]) => from === specifier && /(?<!type )\b\w+Schema\b/.test(names),
  )
}

// esbuild puts a module where all its imports are needed, used or not; schemas are gone from this copy
const withoutZod = (source: string): string => source.replace(/^import \* as z from 'zod'$/m, '')

/**
 * Gives the site two copies of domain and contracts: the full one to files that import a schema,
 * and to all others one whose unused schemas fall away. With one copy a single form that uses a
 * schema would bring zod (23 kB) to every page, because esbuild decides once for the whole site what
 * of a module is used.
 */
export function leanDomain(): Plugin {
  return {
    name: lean,
    setup(build) {
      build.onResolve(
        { filter: /^#(domain|contracts)\// },
        ({ path: specifier, importer, namespace }) => ({
          path: path.join(functionsFolder, specifier.slice(1)),
          namespace:
            namespace === lean || (namespace === 'file' && !importsSchema(importer, specifier))
              ? lean
              : 'file',
        }),
      )
      build.onResolve({ filter: /^\./, namespace: lean }, ({ path: specifier, importer }) => ({
        path: path.resolve(path.dirname(importer), specifier),
        namespace: lean,
      }))
      build.onLoad({ filter: /.*/, namespace: lean }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8')
        const loader = path.extname(file).slice(1) as Loader
        return {
          contents: loader === 'ts' ? markPure(withoutZod(source)) : source,
          loader,
          resolveDir: path.dirname(file),
          watchFiles: [file],
        }
      })
    },
  }
}
