import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'

const words = z.string().nullish()
const day = calendarDateSchema.nullish()

/** Of a tender in the shape of a plan of ours what its timeline needs; other fields are let be. */
const datedTenderSchema = z.object({
  id: z.union([z.string(), z.number()]),
  market: marketSchema,
  assortment: words,
  offer_type: words,
  published_date: day,
  offer_deadline: day,
  sample_deadline: day,
  launch_date: day,
  launch_month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .nullish(),
  dates_note: words,
  documents_required: z.array(z.string()).nullish(),
})
export type DatedTender = z.infer<typeof datedTenderSchema>

const listSchema = z.union([
  z.array(datedTenderSchema),
  z.object({ tenders: z.array(datedTenderSchema) }).transform(({ tenders }) => tenders),
])

/** The tenders of a JSON file, or of standard input for `-`. */
export async function readTenders(path: string): Promise<DatedTender[]> {
  const name = path === '-' ? 'standard input' : path
  const content = path === '-' ? await text(process.stdin) : await textOf(path)
  const result = z.safeParse(listSchema, jsonIn(content, name))
  if (result.success) return result.data
  throw new BadInput(`${name}: ${firstFault(result.error)}`)
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

function jsonIn(content: string, name: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new BadInput(`${name}: not JSON`)
  }
}

/** Where the first fault is and what it is, on one line. */
function firstFault(error: z.ZodError): string {
  const [issue] = error.issues
  const inList = issue?.code === 'invalid_union' ? issue.errors[0]?.[0] : issue
  const field = inList?.path.join('.') || 'the list'
  return `${field}: ${inList?.message ?? 'is no list of tenders'}`.replace(/\s+/g, ' ')
}
