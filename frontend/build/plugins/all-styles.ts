import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * `virtual:all-styles` imports every component's style sheet, so that the entry's one CSS file
 * holds them all: esbuild writes the CSS of a lazy chunk but loads it nowhere. As CSS, so that the
 * names of the classes stay with the pages that use them.
 */
export function allStyles(): Plugin {
  return {
    name: 'all-styles',
    setup(build) {
      const source = path.resolve(import.meta.dirname, '../../src')
      build.onResolve({ filter: /^virtual:all-styles$/ }, ({ path: name }) => ({
        path: name,
        namespace: 'all-styles',
      }))
      build.onLoad({ filter: /.*/, namespace: 'all-styles' }, () => {
        const modules = globSync('**/*.module.css', { cwd: source })
        // design system first, so that a feature's rule of equal weight wins
        const order = (file: string) => (file.startsWith('ui/') ? `0${file}` : `1${file}`)
        const sheets = modules.sort((a, b) => order(a).localeCompare(order(b)))
        return {
          contents: sheets.map((file) => `@import './${file}';`).join('\n'),
          loader: 'css',
          resolveDir: source,
          watchDirs: globSync('**/', { cwd: source }).map((folder) => path.join(source, folder)),
        }
      })
    },
  }
}
