import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { BadInput } from './bad-input.ts'

/** What a message calls a file: `-` is standard input. */
export const nameOfFile = (path: string): string => (path === '-' ? 'standard input' : path)

/** The bytes of a file, of standard input for `-`, or BadInput naming it. */
export async function bytesOf(path: string): Promise<Uint8Array> {
  if (path === '-') return buffer(process.stdin)
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason =
      code === 'ENOENT'
        ? 'no such file'
        : code === 'EISDIR'
          ? 'is a folder'
          : `cannot be read (${code})`
    throw new BadInput(`${path}: ${reason}`)
  }
}

export const textOf = async (path: string): Promise<string> =>
  new TextDecoder().decode(await bytesOf(path))

/** The JSON of a file, or BadInput naming it. */
export const jsonOf = async (path: string): Promise<unknown> =>
  jsonIn(await textOf(path), nameOfFile(path))

/** The JSON of a text, or BadInput saying where it stands. */
export function jsonIn(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(
      `${where}: not JSON (${oneLine(error instanceof Error ? error.message : '')})`,
    )
  }
}

/** What a message quotes: its beginning, on one line. */
export const oneLine = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 200)
