import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The collected vocabulary, beside the repository; its INDEX.md explains the files. */
export const sharedVocabulary = join(import.meta.dirname, '../../../shared/data/vocabulary')

/** One of its JSON files, packed or not. */
export async function readShared(name: string): Promise<unknown> {
  const bytes = await readFile(join(sharedVocabulary, name))
  return JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
}
