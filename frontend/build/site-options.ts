import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { content } from './content/content-plugin.ts'
import { allStyles } from './plugins/all-styles.ts'
import { buildTimeValues } from './plugins/build-time-values.ts'
import { fallbackFonts } from './plugins/fallback-fonts.ts'
import { oneCore } from './plugins/one-core.ts'
import { operatorFacts } from './plugins/operator-facts.ts'
import { productionRouter } from './plugins/production-router.ts'
import { reactsOwnStore } from './plugins/reacts-own-store.ts'

export const frontendFolder = path.resolve(import.meta.dirname, '..')
/** Paths of the metafile are relative to it, wherever the build was started. */
export const projectFolder = path.resolve(frontendFolder, '..')

/** How esbuild makes the site: ES modules with shared chunks, hashed names, one style sheet. */
export function siteOptions({
  outdir,
  minify,
  wantsSample = true,
}: {
  outdir: string
  minify: boolean
  /** Show samples where the operator has entered nothing: never in a build to be published. */
  wantsSample?: boolean
}) {
  return {
    entryPoints: {
      site: path.join(frontendFolder, 'src/app/main.tsx'),
      // fetched by the early script, beside the fonts
      'keep-lines': path.join(frontendFolder, 'src/early/keep-lines.ts'),
      // run while building and not written: it shares every chunk, so it renders what the site renders
      prerender: path.join(frontendFolder, 'src/app/prerender.tsx'),
      // not written either: its text is in every page
      fonts: path.join(frontendFolder, 'src/ui/fonts.css'),
    },
    absWorkingDir: projectFolder,
    outdir: path.resolve(outdir),
    bundle: true,
    format: 'esm',
    splitting: true,
    platform: 'browser',
    target: ['es2022', 'chrome120', 'firefox120', 'safari17.4'],
    jsx: 'automatic',
    minify,
    sourcemap: minify ? false : 'linked',
    metafile: true,
    logLevel: 'warning',
    publicPath: '/',
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file', '.svg': 'file' },
    define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
    plugins: [
      ...(minify ? [productionRouter(projectFolder)] : []),
      reactsOwnStore(projectFolder),
      oneCore(),
      allStyles(),
      fallbackFonts(),
      content(),
      buildTimeValues(),
      operatorFacts({ wantsSample }),
    ],
  } satisfies BuildOptions
}
