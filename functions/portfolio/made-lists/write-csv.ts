import iconv from 'iconv-lite'
import Papa from 'papaparse'
import type { Random } from '../hostile-files/random.ts'
import { spellings } from './language.ts'
import type { Plan } from './plan.ts'
import type { SheetPlan } from './sheet-plan.ts'

const separators = [';', ',', '\t', '|'] as const
const anywhere = ['utf-8', 'utf-8 with mark', 'utf-16le'] as const

/** One sheet in one of the separators and encodings that programs of the language's countries write. */
export function writeCsv({ random, language }: Plan, { rows }: SheetPlan): Uint8Array {
  const text = Papa.unparse(
    rows.map(({ cells }) => [...cells]),
    {
      delimiter: separatorOf(random, language.decimal),
      newline: random.chance(0.6) ? '\r\n' : '\n',
      quotes: random.chance(0.15),
    },
  )
  return encode(random, text, spellings(language.encodings))
}

/** Where the comma is in the figures, programs separate by semicolons. */
const separatorOf = (random: Random, decimal: '.' | ',') =>
  random.chance(0.55) ? (decimal === ',' ? ';' : ',') : random.oneOf(separators)

function encode(random: Random, text: string, local: readonly string[]): Uint8Array {
  const chosen = random.chance(0.6) ? random.oneOf(local) : random.oneOf(anywhere)
  const name = chosen === 'utf-8 with mark' ? 'utf-8' : chosen
  const bytes = iconv.encode(text, name, { addBOM: chosen !== 'utf-8' && name.startsWith('utf') })
  // a file whose letters the encoding lacks would have been saved in another one
  const isWhole = iconv.decode(bytes, name) === text
  return new Uint8Array(isWhole ? bytes : iconv.encode(text, 'utf-8', { addBOM: true }))
}
