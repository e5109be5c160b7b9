import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import {
  type GatheredMailKind,
  type MailKind,
  type MailRhythm,
  type MailStop,
  mailKinds,
  mailStops,
  rhythmsOf,
} from '#domain/accounts/mail-kind.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { getRow } from '../dynamodb/read-rows.ts'
import type { Table } from '../dynamodb/table.ts'
import { updateRow } from '../dynamodb/write-rows.ts'

const rowSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    /** In the address that ends the mails. Kept as it is, since every mail repeats it; it opens nothing else. */
    secret: z.string().optional(),
    matches_refused_at: instantSchema.optional(),
    saved_searches_refused_at: instantSchema.optional(),
    deadlines_refused_at: instantSchema.optional(),
    tender_changes_refused_at: instantSchema.optional(),
    outcomes_refused_at: instantSchema.optional(),
    private_sales_refused_at: instantSchema.optional(),
    document_expiry_refused_at: instantSchema.optional(),
    invitation_refused_at: instantSchema.optional(),
    matches_rhythm: z.enum(rhythmsOf.matches).default(rhythmsOf.matches[0]),
    saved_searches_rhythm: z.enum(rhythmsOf.saved_searches).default(rhythmsOf.saved_searches[0]),
    deadlines_rhythm: z.enum(rhythmsOf.deadlines).default(rhythmsOf.deadlines[0]),
    tender_changes_rhythm: z.enum(rhythmsOf.tender_changes).default(rhythmsOf.tender_changes[0]),
    outcomes_rhythm: z.enum(rhythmsOf.outcomes).default(rhythmsOf.outcomes[0]),
    document_expiry_rhythm: z.enum(rhythmsOf.document_expiry).default(rhythmsOf.document_expiry[0]),
    time_zone: z.string().optional(),
    /** Since when the address takes no mails, and why. */
    stopped_at: instantSchema.optional(),
    stopped_for: z.enum(mailStops).optional(),
  }),
)

/** What a user said of the mails that nobody has to get. */
export interface MailSettings {
  readonly wants: Readonly<Record<MailKind, boolean>>
  readonly rhythm: { readonly [Kind in GatheredMailKind]: (typeof rhythmsOf)[Kind][number] }
  /** Null: they did not say. */
  readonly time_zone: string | null
  /** No such mail goes out until they ask for one again. */
  readonly stopped: { readonly at: string; readonly reason: MailStop } | null
}

/** Who wants no mails of a kind, and the keys by which a mail itself ends them. */
export interface MailChoiceStore {
  /** Everybody wants all kinds until they say otherwise. */
  readonly settings: (user_id: UserId) => Promise<MailSettings>
  /** Whether a mail of this kind may go out: they want it, and their address takes it. */
  readonly wants: (user_id: UserId, kind: MailKind) => Promise<boolean>
  /** Who asks for mails of a kind says that their address takes them again. */
  readonly choose: (user_id: UserId, kind: MailKind, wants: boolean, now: Date) => Promise<void>
  readonly setRhythm: (user_id: UserId, kind: GatheredMailKind, rhythm: MailRhythm) => Promise<void>
  readonly setTimeZone: (user_id: UserId, time_zone: string) => Promise<void>
  readonly stop: (user_id: UserId, reason: MailStop, now: Date) => Promise<void>
  readonly keyOf: (user_id: UserId) => Promise<string>
  /** Null for a key that is unknown. */
  readonly ownerOf: (mail_key: string) => Promise<UserId | null>
}

export function createMailChoiceStore(table: Table): MailChoiceStore {
  const find = async (user_id: UserId) => {
    const row = await getRow(table, { user_id })
    return row && rowSchema.parse(row)
  }
  const set = async (user_id: UserId, field: string, value: string) => {
    const change = { text: `SET ${field} = :value`, values: { ':value': value } }
    await updateRow(table, { user_id }, change)
  }
  const settings = async (user_id: UserId): Promise<MailSettings> => {
    const row = (await find(user_id)) ?? rowSchema.parse({ user_id })
    const wanted = mailKinds.map((kind) => [kind, row[`${kind}_refused_at`] === undefined])
    const { stopped_at: at, stopped_for: reason } = row
    return {
      wants: Object.fromEntries(wanted),
      rhythm: {
        matches: row.matches_rhythm,
        saved_searches: row.saved_searches_rhythm,
        deadlines: row.deadlines_rhythm,
        tender_changes: row.tender_changes_rhythm,
        outcomes: row.outcomes_rhythm,
        document_expiry: row.document_expiry_rhythm,
      },
      time_zone: row.time_zone ?? null,
      stopped: at === undefined || reason === undefined ? null : { at, reason },
    }
  }
  return {
    settings,
    wants: async (user_id, kind) => {
      const { wants, stopped } = await settings(user_id)
      return wants[kind] && stopped === null
    },
    choose: async (user_id, kind, wants, now) => {
      const field = `${kind}_refused_at`
      const change = wants
        ? { text: `REMOVE ${field}, stopped_at, stopped_for`, values: {} }
        : { text: `SET ${field} = :now`, values: { ':now': now.toISOString() } }
      await updateRow(table, { user_id }, change)
    },
    setRhythm: (user_id, kind, rhythm) => set(user_id, `${kind}_rhythm`, rhythm),
    setTimeZone: (user_id, time_zone) => set(user_id, 'time_zone', time_zone),
    stop: async (user_id, reason, now) => {
      await updateRow(
        table,
        { user_id },
        {
          text: 'SET stopped_at = if_not_exists(stopped_at, :now), stopped_for = if_not_exists(stopped_for, :reason)',
          values: { ':now': now.toISOString(), ':reason': reason },
        },
      )
    },
    keyOf: async (user_id) => {
      const made = randomBytes(32).toString('base64url')
      await updateRow(
        table,
        { user_id },
        { text: 'SET secret = if_not_exists(secret, :made)', values: { ':made': made } },
      )
      return `${user_id}~${(await find(user_id))?.secret ?? made}`
    },
    ownerOf: async (mail_key) => {
      const [owner = '', secret = ''] = mail_key.split('~')
      const row = await find(userIdSchema.parse(owner))
      const kept = Buffer.from(row?.secret ?? '')
      const given = Buffer.from(secret)
      const isSame = kept.length === given.length && timingSafeEqual(kept, given)
      return row !== null && isSame ? row.user_id : null
    },
  }
}
