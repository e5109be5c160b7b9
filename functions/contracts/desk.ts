import * as z from 'zod'
import { deskLogEntrySchema } from '#domain/desk/desk-log-entry.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { cursorQuery, nextCursor } from './parameters.ts'
import type { RouteTable } from './route.ts'

export const deskRoutes = {
  listDeskLog: {
    capability: 'desk',
    method: 'GET',
    path: '/api/admin/log',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'What was done at the desk, newest first: of a month, of a person, of one subject.',
    query: () =>
      cursorQuery().extend({
        /** In UTC. Without it: the present month, or all of an actor or a subject. */
        month: z
          .string()
          .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
          .optional(),
        kind: z.enum(['change', 'read']).default('change'),
        actor_id: userIdSchema.optional(),
        action: z.string().max(60).optional(),
        subject: z.string().max(200).optional(),
      }),
    output: () =>
      z.object({
        entries: z.array(
          deskLogEntrySchema.unwrap().extend({
            /** As the user pool has it today; null once the account is gone. */
            actor_email: z.string().nullable(),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
} as const satisfies RouteTable
