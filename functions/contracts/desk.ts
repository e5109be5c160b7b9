import * as z from 'zod'
import { deskLogEntrySchema } from '#domain/desk/desk-log-entry.ts'
import { firstRunSteps } from '#domain/desk/first-run.ts'
import { mailSenders } from '#domain/desk/mail-record.ts'
import { mailRecordSchema } from '#domain/desk/mail-record-schema.ts'
import {
  jobAreas,
  mostCounted,
  mostJobs,
  mostListed,
  todayKinds,
  todayLists,
} from '#domain/desk/today.ts'
import { orderStepNames } from '#domain/orders/order-steps.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { cursorQuery, nextCursor } from './parameters.ts'
import type { RouteTable } from './route.ts'

const month = () => z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

export const deskRoutes = {
  getToday: {
    capability: 'desk',
    method: 'GET',
    path: '/api/admin/today',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'What waits for a person at the desk, by deadline: of all kinds or of one; and how much of each kind.',
    query: () => z.object({ kind: z.enum(todayKinds).optional() }),
    output: () =>
      z.object({
        /** The day in the market where it is still earliest. */
        today: calendarDateSchema,
        /** What could not be read; the rest stands. */
        not_read: z.array(z.enum(todayLists)).max(todayLists.length),
        counts: z
          .array(
            z.object({
              kind: z.enum(todayKinds),
              count: z.int().positive().max(mostCounted),
              is_more: z.boolean(),
            }),
          )
          .max(todayKinds.length),
        items: z
          .array(
            z.object({
              kind: z.enum(todayKinds),
              /** Its address below `/admin`. */
              path: z.string(),
              /** The last day for it; null: as soon as somebody can. */
              due: calendarDateSchema.nullable(),
              since: instantSchema.nullable(),
              /** In words of its own: a company and a product, the name of a file. */
              about: z.string().nullable(),
              tender: tenderSummarySchema.nullable(),
              /** Of an order, the step that is late. */
              step: z.enum(orderStepNames).nullable(),
              /** Who has taken it over. */
              responsible: z.string().nullable(),
            }),
          )
          .max(mostListed),
      }),
    errors: [],
  },
  getFirstRun: {
    capability: 'desk',
    method: 'GET',
    path: '/api/admin/first-run',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'What an account still needs before the first producer, by what is really there.',
    output: () =>
      z.object({
        steps: z
          .array(
            z.object({
              step: z.enum(firstRunSteps),
              /** Markets without an importer, prices by their keys; none: it is done. */
              missing: z.array(z.string()).max(10),
            }),
          )
          .max(firstRunSteps.length),
      }),
    errors: [],
  },
  listDeskLog: {
    capability: 'desk',
    method: 'GET',
    path: '/api/admin/log',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'What was done at the desk, by when: of a month, of a person, of one subject.',
    query: () =>
      cursorQuery().extend({
        /** In UTC. Without it: the present month, or all of an actor or a subject. */
        month: month().optional(),
        kind: z.enum(['change', 'read']).default('change'),
        actor_id: userIdSchema.optional(),
        action: z.string().max(60).optional(),
        subject: z.string().max(200).optional(),
        sort: z.enum(['-at', 'at']).default('-at'),
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
  listMails: {
    capability: 'desk',
    method: 'GET',
    path: '/api/admin/mails',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'The mails that left and what became of them, by when: of a month, of an address, or those that came back.',
    query: () =>
      cursorQuery().extend({
        address: z.string().trim().max(254).optional(),
        /** In UTC. Without it: the present month, or all that are kept of an address or with trouble. */
        month: month().optional(),
        only: z.literal('trouble').optional(),
        sender: z.enum(mailSenders).optional(),
        sort: z.enum(['-sent', 'sent']).default('-sent'),
      }),
    output: () => z.object({ mails: z.array(mailRecordSchema), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  listFailedJobs: {
    capability: 'desk',
    method: 'GET',
    path: '/api/admin/failed-jobs',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Work that failed three times and waits for somebody, of each area the first hundred.',
    output: () =>
      z.object({
        jobs: z
          .array(
            z.object({
              job_id: z.string(),
              area: z.enum(jobAreas),
              /** When it was asked for. */
              asked_at: instantSchema,
              /** What it is about: kind and ids, nothing else of the message. */
              about: z.record(z.string(), z.union([z.string(), z.number()])),
            }),
          )
          .max(mostJobs * jobAreas.length),
        /** Areas of which there is more than is listed. */
        more: z.array(z.enum(jobAreas)).max(jobAreas.length),
      }),
    errors: [],
  },
} as const satisfies RouteTable
