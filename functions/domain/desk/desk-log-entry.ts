import * as z from 'zod'
import { deskRoles } from '../accounts/desk-role.ts'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { userIdSchema } from '../shared/ids.ts'

const plainSchema = () => z.union([z.string(), z.number(), z.boolean(), z.null()])

/** What a change found or left: a version, a state, a day, or the fields of a row. */
export const changedValueSchema = z.lazy(() =>
  z.union([plainSchema(), z.record(z.string(), plainSchema())]),
)
export type ChangedValue = z.infer<typeof changedValueSchema>

/** One act at the desk. Rows are only ever added. */
export const deskLogEntrySchema = z.lazy(() =>
  z.object({
    /** Begins with the instant, so that it is in the order of time. */
    event_id: z.string(),
    at: instantSchema,
    kind: z.enum(['change', 'read']),
    actor_id: userIdSchema,
    role: z.enum(deskRoles),
    /** The name of the route. */
    action: z.string(),
    /** Of the answer: what was refused is in the log too. */
    status: z.int(),
    /** What it was about, as its address below `/admin` says it: `applications/<user>/<tender>`. */
    subject: z.string(),
    before: changedValueSchema,
    after: changedValueSchema,
    reason: z.string().nullable(),
    request_id: z.string(),
  }),
)
export type DeskLogEntry = z.infer<typeof deskLogEntrySchema>

const ofDesk = /^\/api\/admin\/([\w-]+)((?:\/\{\w+\})*)/

/** What a route of the desk is about. Its kind alone where the address names no single thing. */
export function subjectOf(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const [, kind = path, names = ''] = ofDesk.exec(path) ?? []
  const ids = [...names.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => params[name] ?? '')
  return [kind, ...ids].join('/')
}
