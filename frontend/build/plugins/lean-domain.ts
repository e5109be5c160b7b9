import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Loader, Metafile, Plugin } from 'esbuild'
import { markPure } from './mark-pure.ts'

const functionsFolder = path.resolve(import.meta.dirname, '../../../functions')
const lean = 'lean-domain'
const noZod = 'no-zod'

/** Whether a file of the site imports a schema (not only its type) from this module. */
function importsSchema(file: string, specifier: string): boolean {
  const imports = readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)
  return [...imports].some(
    ([, names = '', from]) => from === specifier && /(?<!type )\b\w+Schema\b/.test(names),
  )
}

/** Whether a module's functions check with a schema. */
const parses = (file: string): boolean =>
  /(?<!JSON|Date)\.(safeParse|parse)\(/.test(readFileSync(file, 'utf8'))

/**
 * Gives the site two copies of domain and contracts: the full one to files that import a schema (and
 * of modules that parse), and to all others one without zod. With one copy a single form that uses a
 * schema would bring zod (23 kB) to every page, because esbuild decides once for the whole site what
 * of a module is used.
 */
export function leanDomain(): Plugin {
  return {
    name: lean,
    setup(build) {
      build.onResolve(
        { filter: /^#(domain|contracts)\// },
        ({ path: name, importer, namespace }) => {
          const file = path.join(functionsFolder, name.slice(1))
          const isLean = namespace === lean || !importsSchema(importer, name)
          return { path: file, namespace: isLean && !parses(file) ? lean : 'file' }
        },
      )
      build.onResolve({ filter: /^\./, namespace: lean }, ({ path: name, importer }) => {
        const file = path.resolve(path.dirname(importer), name)
        return { path: file, namespace: parses(file) ? 'file' : lean }
      })
      build.onResolve({ filter: /^zod$/, namespace: lean }, () => ({
        path: 'zod',
        namespace: noZod,
        sideEffects: false,
      }))
      build.onLoad({ filter: /.*/, namespace: noZod }, () => ({
        contents: 'export default noZodHere()',
      }))
      build.onLoad({ filter: /.*/, namespace: lean }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8')
        const loader = path.extname(file).slice(1) as Loader
        return {
          contents:
            loader === 'ts'
              ? markPure(source).replace('import * as z from', 'import z from')
              : source,
          loader,
          resolveDir: path.dirname(file),
          watchFiles: [file],
        }
      })
    },
  }
}

/** Throws when a page would need zod and not find it. */
export function checkLeanDomain({ outputs }: Metafile): void {
  const isMissed = Object.values(outputs).some(
    ({ inputs }) => (inputs[`${noZod}:zod`]?.bytesInOutput ?? 0) > 0,
  )
  if (isMissed)
    throw new Error('A page uses a schema of the domain that it does not import by name.')
}
