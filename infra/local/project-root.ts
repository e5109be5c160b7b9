import { join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '../..')

/** Beside the dependencies: made things that can be made again, gone with `npm ci`. */
export const cacheFolder = join(projectRoot, 'node_modules/.cache/nordgate')
