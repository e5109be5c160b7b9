import * as z from 'zod'
import { applicationStatusSchema } from '#domain/applications/application.ts'
import { offerFindingSchema } from '#domain/offers/submitted-offer.ts'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'

/** What rules and tender left open at the submission, in the words of that day; null: it was not submitted. */
export const submittedCheck = () =>
  z
    .object({
      findings: z.array(offerFindingSchema),
      /** Null: submitted before rules were held against it. */
      rules_version: calendarDateSchema.nullable(),
    })
    .nullable()

/** The tender has a later version than the answers speak to. */
export const tenderChanged = () => z.boolean()

/** A tender that is only selected is no application yet. */
export const begunStatus = () => applicationStatusSchema.exclude(['NOT_STARTED'])
