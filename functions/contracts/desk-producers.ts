import * as z from 'zod'
import { accessPlanSchema } from '#domain/billing/access-plan.ts'
import { companyProfileSchema } from '#domain/companies/company-profile-schema.ts'
import { completenessSchema } from '#domain/companies/completeness-schema.ts'
import { letterSchema } from '#domain/companies/letter.ts'
import { listedProducerSchema } from '#domain/companies/listed-producer.ts'
import { planStatuses } from '#domain/companies/plan-status.ts'
import { producerSorts } from '#domain/companies/producer-order.ts'
import { documentKindIds } from '#domain/documents/kinds.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { documentIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { matchingRoutes } from './matching.ts'
import { cursorQuery, nextCursor } from './parameters.ts'
import { portfolioRoutes } from './portfolio.ts'
import type { RouteTable } from './route.ts'

const producerParams = () => z.object({ user_id: userIdSchema })
const ofOperators = {
  capability: 'producers',
  audience: 'operator',
  assurance: 'aal2',
} as const

/** The producers as the desk sees them. What a producer sees is read here, and changed nowhere. */
export const deskProducerRoutes = {
  listProducers: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/producers',
    summary: 'Every producer with plan, counts, completeness and last visit.',
    query: () =>
      cursorQuery().extend({
        /** Words of the company\u2019s name, or of the address. */
        text: z.string().trim().max(100).optional(),
        plan: z.enum(planStatuses).optional(),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .optional(),
        completeness: z.enum(['complete', 'incomplete']).optional(),
        /** By name; the last seen first; the largest portfolio first. */
        sort: z.enum(producerSorts).default('name'),
      }),
    output: () => z.object({ producers: z.array(listedProducerSchema), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  getProducer: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/producers/{user_id}',
    summary: 'One producer: company, plan, applications and documents.',
    params: producerParams,
    output: () =>
      z.object({
        producer: listedProducerSchema,
        profile: companyProfileSchema.nullable(),
        completeness: completenessSchema,
        plan: accessPlanSchema.unwrap().extend({ paid_until: instantSchema.nullable() }).nullable(),
        /** The newest fifty of those that were begun. */
        applications: z
          .array(
            z.object({
              tender: tenderSummarySchema.unwrap().pick({
                tender_id: true,
                reference: true,
                title: true,
                titles: true,
                sample: true,
              }),
              status: z.enum(['DRAFT', 'SUBMITTED', 'PAID']),
              submitted_at: instantSchema.nullable(),
              updated_at: instantSchema,
            }),
          )
          .max(50),
        /** The fifty that end first. */
        documents: z
          .array(
            z.object({
              document_id: documentIdSchema,
              kind: z.enum(documentKindIds),
              valid_to: calendarDateSchema.nullable(),
            }),
          )
          .max(50),
      }),
    errors: ['not_found'],
  },
  seeProducts: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/producers/{user_id}/products',
    summary: 'The products of a producer as they see them; every look is in the log of the desk.',
    params: producerParams,
    query: portfolioRoutes.listProducts.query,
    output: portfolioRoutes.listProducts.output,
    errors: portfolioRoutes.listProducts.errors,
  },
  seeMatches: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/producers/{user_id}/matches',
    summary: 'The matches of a producer as they see them; every look is in the log of the desk.',
    params: producerParams,
    query: matchingRoutes.listMatchesByTender.query,
    output: matchingRoutes.listMatchesByTender.output,
    errors: matchingRoutes.listMatchesByTender.errors,
  },
  listLetters: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/producers/{user_id}/letters',
    summary: 'What the desk wrote to a producer, newest first.',
    params: producerParams,
    query: cursorQuery,
    output: () => z.object({ letters: z.array(letterSchema), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  writeLetter: {
    ...ofOperators,
    method: 'POST',
    path: '/api/admin/producers/{user_id}/letters',
    summary:
      'Mails the desk\u2019s words to a producer. The same letter again sends nothing; other words under its id are refused.',
    params: producerParams,
    body: () =>
      z.object({
        letter_id: z.uuid(),
        subject: z.string().trim().min(1).max(150),
        text: z.string().trim().min(1).max(5000),
      }),
    output: () => z.object({ queued_at: instantSchema }),
    errors: ['not_found', 'letter_written'],
  },
} as const satisfies RouteTable
