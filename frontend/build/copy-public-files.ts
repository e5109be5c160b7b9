import { cp } from 'node:fs/promises'
import path from 'node:path'
import { frontendFolder } from './site-options.ts'

/** Files that keep their name: favicon, robots. */
export const copyPublicFiles = (outdir: string): Promise<void> =>
  cp(path.join(frontendFolder, 'public'), outdir, { recursive: true })
