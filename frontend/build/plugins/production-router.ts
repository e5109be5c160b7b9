import path from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * React Router's package names its development build for browsers alone, with warnings and longer names; the one
 * for production lies beside it and only servers are told of it.
 */
export function productionRouter(projectFolder: string): Plugin {
  const file = path.join(projectFolder, 'node_modules/react-router/dist/production/index.mjs')
  return {
    name: 'production-router',
    setup(build) {
      build.onResolve({ filter: /^react-router$/ }, () => ({ path: file, sideEffects: false }))
    },
  }
}
