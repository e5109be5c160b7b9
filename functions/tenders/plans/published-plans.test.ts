import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cellText, type DecodedFile } from '#domain/portfolio/reading/sheet.ts'
import { comparePlan } from '#domain/tenders/plans/compare-plan.ts'
import { itemsOf, tableOfItems } from '#domain/tenders/plans/json-plan.ts'
import { noPlanChoices, type PlanEvidence } from '#domain/tenders/plans/plan-reading.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import type { Tender } from '#domain/tenders/tender.ts'
import { decodeFile } from '../../portfolio/reading/decode-file.ts'
import { launchFields, launchRows, saidOf, statedBeside } from './launch-rows-for-tests.ts'
import { printedTenders } from './printed-tenders.ts'
import { readPlanFile } from './read-plan-file.ts'

const data = fileURLToPath(new URL('../../../../shared/data', import.meta.url))
const folder = `${data}/plans`
const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => /\.(?:xlsx|csv|pdf|docx|json)$/.test(name))
  : []
const lists = `${data}/assortments/vinmonopolet-launch-lists`
const listNames = existsSync(lists)
  ? readdirSync(lists).filter((name) => name.endsWith('.xlsx'))
  : []
const skipped = names.length === 0 ? ' (skipped: no ../shared/data/plans)' : ''

const bytesOf = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`))
const decoded = async (name: string): Promise<DecodedFile> =>
  name.endsWith('.json')
    ? tableOfItems(itemsOf(JSON.parse(new TextDecoder().decode(bytesOf(name)))) ?? [])
    : decodeFile(bytesOf(name), name)

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
const keyOf = (row: number, column: number | null) => `${row}|${column}`

/** The words that are quoted of each cell, as evidence or as left out. */
function quotedWords(quotes: readonly PlanEvidence[]): ReadonlyMap<string, ReadonlySet<string>> {
  const quoted = new Map<string, Set<string>>()
  for (const { row, column, text } of quotes) {
    const words = quoted.get(keyOf(row, column)) ?? new Set()
    quoted.set(keyOf(row, column), words)
    for (const word of wordsOf(text)) words.add(word)
  }
  return quoted
}

/** The same, or, where what was collected by hand is cut off with dots, all of what is there. */
function isAsCollected(read: unknown, wanted: unknown): boolean {
  const [one = '', other = ''] = [read, wanted].map((value) => JSON.stringify(value))
  const [head = '', ...rest] = other.split('\u2026')
  return one === other || (rest.length > 0 && one.startsWith(head.trimEnd()))
}

/** Numbers of clauses are no words of theirs. */
const withoutNumbers = (text: string) => text.replace(/(?:^|\s)\d{1,2}\)(?=\s)/g, ' ')

describe.skipIf(names.length === 0)(`published plans and launch lists${skipped}`, () => {
  it.each(names)('no cell of %s is lost', async (name) => {
    const file = await decoded(name)
    const { rows, notes, columns } = await readPlanFile(bytesOf(name), name, noPlanChoices)
    const quotes = rows.flatMap(({ evidence, left_out }) => [
      ...Object.values(evidence).flat(),
      ...left_out,
    ])
    const headers = columns.map(({ header }) => header)
    const lost: string[] = []
    let cells = 0
    for (const sheet of file.kind === 'sheets' ? file.sheets : []) {
      const ofSheet = (quote: PlanEvidence) => quote.sheet === sheet.name
      const quoted = quotedWords([...quotes, ...notes].filter(ofSheet))
      for (const { number, cells: given } of sheet.rows)
        for (const [at, cell] of given.entries()) {
          const text = cellText(cell)
          if (text === '' || headers.includes(text)) continue
          cells += 1
          const words = quoted.get(keyOf(number, at + 1))
          const isThere = wordsOf(withoutNumbers(text)).every((word) => words?.has(word))
          if (!isThere) lost.push(`${sheet.name} ${number}/${at + 1}: ${text}`)
        }
    }
    expect(lost).toEqual([])
    expect(cells).toBeGreaterThan(200)
  })

  it.each(names)('%s read twice changes nothing', async (name) => {
    const { rows } = await readPlanFile(bytesOf(name), name, noPlanChoices)
    const stored = rows.map(({ published }) => ({ published }) as unknown as Tender)
    const again = await readPlanFile(bytesOf(name), name, noPlanChoices)
    const { added, changed, missing } = comparePlan(again.rows, stored)
    expect([added, changed, missing]).toEqual([[], [], []])
    expect(new Set(rows.map(({ published: { id } }) => id)).size).toBe(rows.length)
  })

  it('reads launch lists row by row', async () => {
    const counts = await Promise.all(
      names
        .filter((name) => name.endsWith('.xlsx'))
        .map(async (name) => (await readPlanFile(bytesOf(name), name, noPlanChoices)).rows.length),
    )
    // the rows that INDEX.md counts
    expect(counts).toEqual([24, 41, 108, 353, 196])
  })

  it('reads rows of launch lists as a person reads them, field by field', async () => {
    let fields = 0
    let right = 0
    let exact = 0
    let all = 0
    for (const { name, rows: wanted } of launchRows()) {
      const { rows } = await readPlanFile(bytesOf(name), name, noPlanChoices)
      const byReference = new Map(rows.map(({ published }) => [published.reference, published]))
      for (const row of wanted) {
        const read = byReference.get(row.reference)
        const same = launchFields.filter((field) => read && saidOf(read)[field] === row[field])
        const isMore = read !== undefined && statedBeside(read).length > 0
        fields += launchFields.length
        right += same.length
        all += 1
        if (same.length === launchFields.length && !isMore) exact += 1
      }
    }
    expect(all).toBe(50)
    expect(right / fields).toBeGreaterThanOrEqual(0.97)
    expect(exact).toBe(all)
  })

  it('reads rows of plans as they were collected by hand, field by field', async () => {
    const collected: PublishedTender[] = JSON.parse(readFileSync(`${data}/tenders.json`, 'utf8'))
    const known = new Map(collected.map((tender) => [tender.reference, tender]))
    let fields = 0
    let right = 0
    let exact = 0
    let all = 0
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const reading = await readPlanFile(bytesOf(name), name, noPlanChoices)
      for (const { left_out: _, source: __, ...tender } of printedTenders(reading)) {
        const wanted = known.get(tender.reference)
        const same = Object.entries(tender).filter(([field, value]) =>
          isAsCollected(value, wanted?.[field as keyof PublishedTender]),
        ).length
        const count = Object.keys(tender).length
        fields += count
        right += same
        all += 1
        if (same === count) exact += 1
      }
    }
    expect(all).toBe(114)
    expect(right).toBe(fields)
    expect(exact).toBe(all)
  })
})

/** Later editions of the same lists, on which nothing was fitted when they were first read. */
describe.skipIf(listNames.length === 0)(`later launch lists${skipped}`, () => {
  it.each(listNames)('every row of %s has its key facts', async (name) => {
    const bytes = new Uint8Array(readFileSync(`${lists}/${name}`))
    const { rows, columns } = await readPlanFile(bytes, name, noPlanChoices)
    expect(rows.length).toBeGreaterThan(30)
    const fields = columns.map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['volume_note', 'vintage', 'price']))
    // how many a customer may buy is nothing of a tender
    expect(fields).not.toContain('container_type')
    const lacking = rows.filter(
      ({ published: { reference, category, price, container_volume_ml } }) =>
        reference === null || category === null || price === null || container_volume_ml === null,
    )
    expect(lacking.map(({ published }) => published.reference)).toEqual([])
  })
})
