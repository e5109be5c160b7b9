import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { slowLineFor } from './slow-line-for.ts'

const functions = join(import.meta.dirname, '../..')
/** Where patterns meet the text of files and of published tenders. */
const folders = [
  'domain/portfolio',
  'domain/vocabulary',
  'domain/tenders/read-criteria',
  'portfolio/reading',
]

/** Patterns that are not linear, each with the reason why no long text reaches it. */
const bounded: Readonly<Record<string, string>> = {
  'domain/portfolio/reading/priced-line.ts': 'gets the last 60 characters of a line',
}

interface Found {
  readonly file: string
  readonly pattern: RegExp
}

const isSource = (path: string) => path.endsWith('.ts') && !/\.(test|d)\.ts$|for-tests/.test(path)
const files = folders.flatMap((folder) =>
  readdirSync(join(functions, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(isSource),
)

/** The patterns written as such. */
function literalsOf(file: string): Found[] {
  const found: Found[] = []
  const { program } = parseSync(file, readFileSync(join(functions, file), 'utf8'))
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || node.regex === null) return
      found.push({ file, pattern: new RegExp(node.regex.pattern, node.regex.flags) })
    },
  }).visit(program)
  return found
}

const made: RegExp[] = []

beforeAll(() => {
  // those put together from lists of words are seen when their module is first loaded
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(target, args: [string, string?], newTarget) {
        const pattern: RegExp = Reflect.construct(target, args, newTarget)
        made.push(pattern)
        return pattern
      },
    }),
  )
})
afterAll(() => {
  vi.unstubAllGlobals()
})

test('no line keeps a pattern busy out of proportion to its length', async () => {
  const rules = files.filter((file) => file.startsWith('domain/'))
  for (const file of rules) await import(join(functions, file))
  vi.unstubAllGlobals()
  const literals = files.flatMap(literalsOf)
  const unusual = made.map((pattern) => ({ file: 'made', pattern }))
  expect(literals.length).toBeGreaterThan(300)
  expect(unusual.length).toBeGreaterThan(30)
  const slow = [...literals, ...unusual].flatMap(({ file, pattern }) => {
    const line = slowLineFor(pattern)
    return line === null ? [] : [{ file, pattern: String(pattern).slice(0, 80), line }]
  })
  expect(slow.filter(({ file }) => bounded[file] === undefined)).toEqual([])
  expect(slow.map(({ file }) => file)).toEqual(Object.keys(bounded))
}, 120_000)

test('what it feeds finds the patterns that ran away', () => {
  const exponential = /^(.*?\p{L}) (\d{1,3})((?:\s*\/\s*\d+\s*)*)$/u
  const quadratic = /\s*[,;/|]\s*|\s+[-–—]\s+/
  expect(slowLineFor(quadratic)).not.toBeNull()
  expect(slowLineFor(exponential)).not.toBeNull()
  expect(slowLineFor(/ ?[,;/|] ?| [-–—] /)).toBeNull()
})
