import { readFile } from 'node:fs/promises'
import type * as z from 'zod'
import { BadInput } from '../../platform/command-line/bad-input.ts'

/** The bytes of a file, or BadInput naming it. */
export async function bytesOf(path: string): Promise<Uint8Array> {
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

/** The JSON of a file, or BadInput naming it. */
export async function jsonOf(path: string): Promise<unknown> {
  const text = new TextDecoder().decode(await bytesOf(path))
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadInput(
      `${path}: not JSON (${oneLine(error instanceof Error ? error.message : '')})`,
    )
  }
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').slice(0, 200)

/**
 * Items of a JSON list, each parsed with what it leaves out taken as null; BadInput names the first
 * item and field that is not right.
 */
export function itemsOf<Item>(
  list: readonly unknown[],
  {
    path,
    what,
    schema,
    complete,
  }: {
    readonly path: string
    readonly what: string
    readonly schema: z.ZodType<Item>
    readonly complete: (given: Readonly<Record<string, unknown>>, index: number) => unknown
  },
): Item[] {
  return list.map((given, index) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new BadInput(`${path}: ${what} ${index + 1} is not an object`)
    const result = schema.safeParse(complete(given as Record<string, unknown>, index))
    if (result.success) return result.data
    const [issue] = result.error.issues
    const where = issue?.path.join('.') ?? ''
    throw new BadInput(`${path}: ${what} ${index + 1}, ${where}: ${oneLine(issue?.message ?? '')}`)
  })
}

/** Every key of the schema with null where the item has none. */
export function withNulls(
  shape: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const item: Record<string, unknown> = {}
  for (const key of Object.keys(shape)) item[key] = given[key] ?? null
  return item
}
