import { join } from 'node:path'
import { type BuildOptions, buildSync, type Metafile } from 'esbuild'
import { fontFiles } from '../../../functions/platform/pdf/font-files.ts'

const projectRoot = join(import.meta.dirname, '../../..')

/** How esbuild makes the code of every function; nothing is left out, so that laptop and cloud run the very same SDK. */
export const bundling = {
  absWorkingDir: projectRoot,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  /** Packages that something else takes the place of, from the project's root. */
  alias: {
    '@aws-sdk/credential-provider-node': './functions/platform/aws/lambda-credentials.ts',
    '@smithy/core/event-streams': './functions/platform/aws/no-event-streams.ts',
    sax: './functions/platform/aws/no-xml-parser.ts',
  },
  // CommonJS dependencies call require() for Node's own modules
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  // asked for by what only runs in browsers
  external: ['bowser'],
  logLevel: 'silent',
} satisfies BuildOptions

/**
 * The code of one function, from its file below the project's root: `index.mjs` and, beside it, what the
 * function itself imports on demand, so that a start neither reads nor parses it. Splitting puts what
 * esbuild adds into a file of its own, which every start reads: only who has something to split pays that.
 */
export function bundlingOf(entry: string, folder: string) {
  const one = {
    ...bundling,
    entryPoints: [{ in: join(projectRoot, entry), out: 'index' }],
    outdir: folder,
  } satisfies BuildOptions
  const { metafile } = buildSync({ ...one, write: false, minify: false, metafile: true })
  return {
    ...one,
    entryPoints: [...one.entryPoints, ...fontsFor(metafile)],
    loader: { '.ttf': 'copy' },
    splitting: importsOnDemand(metafile),
  } satisfies BuildOptions
}

const importsOnDemand = ({ inputs }: Metafile): boolean =>
  Object.entries(inputs).some(
    ([file, { imports }]) =>
      file.startsWith('functions/') && imports.some(({ kind }) => kind === 'dynamic-import'),
  )

/** What writes PDFs finds its fonts beside its code, in the folder `fonts`. */
const fontsFor = ({ inputs }: Metafile) =>
  Object.hasOwn(inputs, 'functions/platform/pdf/pdf-fonts.ts')
    ? Object.entries(fontFiles).map(([name, file]) => ({
        in: join(projectRoot, 'node_modules', file),
        out: `fonts/${name}`,
      }))
    : []
