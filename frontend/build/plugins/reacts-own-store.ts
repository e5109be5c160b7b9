import type { Plugin } from 'esbuild'

const name = 'use-sync-external-store/shim'

/** Libraries that also serve React 17 bring `useSyncExternalStore` along; the React of the site has it. */
export function reactsOwnStore(projectFolder: string): Plugin {
  return {
    name: 'reacts-own-store',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
        path: name,
        namespace: 'reacts-own-store',
      }))
      build.onLoad({ filter: /.*/, namespace: 'reacts-own-store' }, () => ({
        contents: "export { useSyncExternalStore } from 'react'",
        resolveDir: projectFolder,
      }))
    },
  }
}
