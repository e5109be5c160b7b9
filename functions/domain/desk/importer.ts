import * as z from 'zod'
import { marketSchema } from '../shared/market-schema.ts'
import { mostLeadDays } from './own-deadline.ts'

export const importerIdSchema = z.lazy(() =>
  z
    .string()
    .regex(/^imp_[0-9a-zA-Z-]{8,64}$/)
    .brand<'ImporterId'>(),
)
export type ImporterId = z.infer<typeof importerIdSchema>

const line = () => z.string().trim().max(200)

/** What is said of an importer; who hands an offer in works through it. */
export const importerFactsSchema = z.lazy(() =>
  z.object({
    name: line().min(1),
    /** The number of its licence or approval: supplier, wholesaler, excise. */
    licence: line().nullable(),
    contact_name: line().nullable(),
    email: z.email().max(254).nullable(),
    phone: line().nullable(),
    /** The name of its account at the monopoly's portal; never a password. */
    portal_account: line().nullable(),
    /** So many days before the monopoly's last day it wants an offer; calendar days. */
    lead_days: z.int().min(0).max(mostLeadDays).default(0),
  }),
)
export type ImporterFacts = z.infer<typeof importerFactsSchema>

/** A partner of the operator who submits offers in one market. */
export const importerSchema = z.lazy(() =>
  importerFactsSchema.unwrap().extend({
    market: marketSchema,
    importer_id: importerIdSchema,
    version: z.int().positive(),
  }),
)
export type Importer = z.infer<typeof importerSchema>
