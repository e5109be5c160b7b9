import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading } from '#domain/portfolio/read-product.ts'
import type { Expectation } from '../made-lists/expectation.ts'
import { cellarOf } from '../made-lists/item.ts'
import { makeLists } from '../made-lists/make-list.ts'
import { readRealDrinks } from '../made-lists/real-drinks.ts'
import type { ListReader } from './list-reader.ts'
import { type Score, scoreReading } from './score-reading.ts'

/** A list that was read, and how well. */
export interface ReadList {
  readonly name: string
  readonly bytes: Uint8Array
  /** What it counts for: its language, its format, its layout families. */
  readonly groups: {
    readonly language: readonly string[]
    readonly format: readonly string[]
    readonly layout: readonly string[]
  }
  readonly truth: Expectation
  readonly reading: Reading
  readonly score: Score
}

/** Made lists of a seed, read one after the other. Null when the file of real drinks is not there. */
export async function readMadeLists(
  reader: ListReader,
  seed: number,
  count: number,
): Promise<ReadList[] | null> {
  const drinks = readRealDrinks()
  if (drinks === null) return null
  const lists: ReadList[] = []
  for await (const made of makeLists(seed, count, cellarOf(drinks))) {
    const { name, bytes, truth, language, format, families } = made
    const reading = await reader.read(bytes, name)
    const groups = { language: [language], format: [format], layout: families }
    lists.push({ name, bytes, groups, truth, reading, score: scoreReading(truth, reading) })
  }
  return lists
}

export const realListsFolder = join(import.meta.dirname, '../../../../shared/data/portfolios')
const suffix = '.expected.json'

export const documentFormat = /\.(?:pdf|docx?)$/

/** The real lists with what a careful human extracts from them; none when they are not there. */
export async function readRealLists(reader: ListReader): Promise<ReadList[]> {
  if (!existsSync(realListsFolder)) return []
  const lists: ReadList[] = []
  for (const file of readdirSync(realListsFolder).toSorted()) {
    if (!file.endsWith(suffix)) continue
    const name = file.slice(0, -suffix.length)
    const truth = JSON.parse(readFileSync(join(realListsFolder, file), 'utf8')) as Expectation
    const bytes = readFileSync(join(realListsFolder, name))
    const reading = await reader.read(bytes, name)
    const groups = {
      language: [truth.language],
      format: [name.split('.').at(-1) ?? ''],
      layout: [documentFormat.test(name) ? 'documents' : 'spreadsheets and CSV'],
    }
    lists.push({ name, bytes, groups, truth, reading, score: scoreReading(truth, reading) })
  }
  return lists
}
