import * as z from 'zod'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { jsonOf, nameOfFile, oneLine } from '../../platform/command-line/given-file.ts'

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
  const result = z.safeParse(listSchema, await jsonOf(path))
  if (result.success) return result.data
  throw new BadInput(`${nameOfFile(path)}: ${firstFault(result.error)}`)
}

/** Where the first fault is and what it is, on one line. */
function firstFault(error: z.ZodError): string {
  const [issue] = error.issues
  const inList = issue?.code === 'invalid_union' ? issue.errors[0]?.[0] : issue
  const field = inList?.path.join('.') || 'the list'
  return oneLine(`${field}: ${inList?.message ?? 'is no list of tenders'}`)
}
