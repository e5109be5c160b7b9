import * as z from 'zod'
import { documentFileSchema } from '../documents/document-schema.ts'
import { outcomeEntrySchema } from '../outcomes/outcome-schema.ts'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { operatorSchema, responsibleSchema } from '../shared/operator-schema.ts'
import { deskStages } from './lifecycle.ts'

const doneBy = () => ({ by: operatorSchema, at: instantSchema })

export const handInChannels = ['portal', 'email'] as const
export type HandInChannel = (typeof handInChannels)[number]

/** Of hand-ins and of references; a row of the database has an end. */
export const mostEntries = 20

/** Of outcomes; with the longest notes a sixth of a row. */
export const mostOutcomes = 60

/** What happened to the offer, as somebody at the desk recorded it. */
const recordedOutcomeSchema = z.lazy(() => outcomeEntrySchema.unwrap().extend(doneBy()))
export type RecordedOutcome = z.infer<typeof recordedOutcomeSchema>

/** How an offer left the desk. */
export const sentOfferSchema = z.lazy(() =>
  z.object({
    channel: z.enum(handInChannels),
    /** Of a mail. */
    to: z.string().nullable(),
    /** By it the mail service tells what became of it. Null: no mail, or one from before it was kept. */
    message_id: z.string().nullable().default(null),
    ...doneBy(),
  }),
)
export type SentOffer = z.infer<typeof sentOfferSchema>

/** What the desk did with a submitted application. Entries are added, never changed; only the file of a record comes after it. */
export const deskWorkSchema = z.lazy(() =>
  z.object({
    stage: z.enum(deskStages),
    responsible: responsibleSchema.nullable(),
    checked: z.object(doneBy()).nullable(),
    waivers: z
      .array(z.object({ rule_id: z.string(), reason: z.string(), ...doneBy() }))
      .max(100)
      .default([]),
    /** How it left the desk; the last one counts. */
    sent: z.array(sentOfferSchema).max(mostEntries).default([]),
    /** What the monopoly gave; a later one corrects the one before. */
    records: z
      .array(
        z.object({
          reference: z.string(),
          given_at: instantSchema,
          /** Its confirmation, which may come later. */
          file: documentFileSchema.nullable().default(null),
          ...doneBy(),
        }),
      )
      .max(mostEntries)
      .default([]),
    /** What happened since; that it was offered is in the records. */
    outcomes: z.array(recordedOutcomeSchema).max(mostOutcomes).default([]),
  }),
)
export type DeskWork = z.infer<typeof deskWorkSchema>

/** Before anybody at the desk touched it. */
export const untouched: DeskWork = {
  stage: 'to_check',
  responsible: null,
  checked: null,
  waivers: [],
  sent: [],
  records: [],
  outcomes: [],
}
