import type { Plugin } from 'esbuild'
import { build as bundle } from 'esbuild'

/**
 * A module named `*.build-time.ts` is run while building and only its values (JSON) get into the
 * site. It lets the site take two words per route from the contracts without the schemas behind them.
 */
export function buildTimeValues(): Plugin {
  return {
    name: 'build-time-values',
    setup(build) {
      build.onLoad({ filter: /\.build-time\.ts$/ }, async ({ path: file }) => {
        const result = await bundle({
          entryPoints: [file],
          bundle: true,
          format: 'esm',
          platform: 'node',
          write: false,
          metafile: true,
          logLevel: 'silent',
        })
        const code = result.outputFiles[0]?.text ?? ''
        const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
        const values = (await import(address)) as Record<string, unknown>
        return {
          contents: Object.entries(values)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
            .join('\n'),
          watchFiles: Object.keys(result.metafile.inputs),
        }
      })
    },
  }
}
