import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

/** One value for the content of all files that the patterns name (below the project root). */
export async function contentHash(patterns: readonly string[]): Promise<string> {
  const files: string[] = []
  const found = glob([...patterns], {
    cwd: projectRoot,
    exclude: (name) => /\.test\.tsx?$|(^|\/)(node_modules|fixtures)$/.test(name),
  })
  for await (const file of found) files.push(file)
  const hash = createHash('sha256').update(process.version)
  for (const file of files.sort()) {
    const path = join(projectRoot, file)
    const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EISDIR' || error.code === 'ENOENT') return null
      throw error
    })
    if (content !== null) hash.update(`\0${file}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 20)
}
