import { utils, write } from '@e965/xlsx'
import { hostileWord, hostileWorkbook, lyingArchive } from './hostile-archives.ts'
import { hostileDoc, hostilePdf } from './hostile-pdfs.ts'
import { encoded, hostileText, worstLine } from './hostile-texts.ts'
import { createRandom, type Random } from './random.ts'

export interface HostileFile {
  readonly name: string
  readonly bytes: Uint8Array
}

function hostileXls(random: Random): Uint8Array {
  if (random.chance(0.4))
    return Buffer.from(`<table>${'<tr><td>'.repeat(random.between(1, 300_000))}`)
  const rows = Array.from({ length: random.between(1, 500) }, () => [
    worstLine(random, 30_000).slice(0, 30_000),
    1e308,
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['__proto__', 'constructor'], ...rows]), 'A')
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'biff8' })
  for (let times = random.between(0, 60); times > 0; times -= 1) {
    bytes[random.between(8, bytes.length - 1)] = random.between(0, 255)
  }
  return bytes
}

const makers: Readonly<Record<string, (random: Random) => Uint8Array>> = {
  xlsx: hostileWorkbook,
  xls: hostileXls,
  csv: (random) => encoded(random, hostileText(random)),
  docx: hostileWord,
  doc: hostileDoc,
  pdf: hostilePdf,
}
const endings = Object.keys(makers)
const largest = 10 * 1024 * 1024

/** Cut off, damaged, called something else, lying about itself, or left as it is. */
function bent(random: Random, ending: string, bytes: Uint8Array): HostileFile['bytes'] {
  if (random.chance(0.15)) return bytes.slice(0, random.between(1, bytes.length))
  if (random.chance(0.1)) return random.bytes(random.between(1, 200_000))
  if (random.chance(0.2) && ending.endsWith('x')) return lyingArchive(random, bytes)
  if (random.chance(0.15)) {
    const damaged = Uint8Array.from(bytes)
    for (let times = 20; times > 0; times -= 1) {
      damaged[random.between(0, bytes.length - 1)] = random.between(0, 255)
    }
    return damaged
  }
  return bytes
}

/** The files one after the other, of every kind in turn; each seed gives the same. */
export function* hostileFiles(count: number, seed = 9): Generator<HostileFile> {
  const random = createRandom(seed)
  for (let index = 0; index < count; index += 1) {
    const ending = endings[index % endings.length] ?? 'csv'
    const bytes = bent(random, ending, makers[ending]?.(random) ?? new Uint8Array())
    const called = random.chance(0.06) ? random.oneOf(endings) : ending
    yield { name: `hostile-${index + 1}.${called}`, bytes: bytes.subarray(0, largest) }
  }
}
