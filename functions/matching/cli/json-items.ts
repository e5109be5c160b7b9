import type * as z from 'zod'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { oneLine } from '../../platform/command-line/given-file.ts'

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
