import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'

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
  const name = path === '-' ? 'standard input' : path
  const lines = (path === '-' ? await text(process.stdin) : await textOf(path)).split(/\r?\n/)
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [contextIn(line, `${name}: line ${index + 1}`)],
  )
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new BadInput(
      `${path}: ${code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`}`,
    )
  }
}

function contextIn(line: string, where: string): GivenContext {
  const result = contextSchema.safeParse(jsonIn(line, where))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'the context'
  throw new BadInput(`${where}, ${field}: ${oneLine(issue?.message ?? '')}`)
}

function jsonIn(line: string, where: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new BadInput(`${where}: not JSON (${oneLine((error as Error).message)})`)
  }
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').slice(0, 200)
