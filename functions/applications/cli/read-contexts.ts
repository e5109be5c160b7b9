import * as z from 'zod'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { jsonIn, nameOfFile, oneLine, textOf } from '../../platform/command-line/given-file.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()])
const contextSchema = z.object({
  id: z.union([z.string(), z.number()]),
  market: marketSchema,
  day: calendarDateSchema,
  /** Facts that no rule asks for are let be. */
  facts: z.record(z.string(), z.union([scalar, z.array(scalar), z.null()])),
})
export type GivenContext = z.infer<typeof contextSchema>

/** One context per line of a file, or of standard input for `-`; empty lines are skipped. */
export async function readContexts(path: string): Promise<GivenContext[]> {
  const name = nameOfFile(path)
  const lines = (await textOf(path)).split(/\r?\n/)
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [contextIn(line, `${name}: line ${index + 1}`)],
  )
}

function contextIn(line: string, where: string): GivenContext {
  const result = contextSchema.safeParse(jsonIn(line, where))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'the context'
  throw new BadInput(`${where}, ${field}: ${oneLine(issue?.message ?? '')}`)
}
