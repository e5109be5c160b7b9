import * as z from 'zod'
import { localeSchema } from '../shared/locale-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { isWebAddress } from '../shared/web-address.ts'
import { companyKinds, producerTypes } from './company-profile.ts'

const line = () => z.string().trim().max(200)

/** The company behind a user (`company_profiles` of the specification, keyed by user_id). */
export const companyProfileSchema = z.lazy(() =>
  z.object({
    legal_name: line().min(1),
    trade_name: line().nullable(),
    /** ISO 3166-1 alpha-2 */
    country_code: z.string().regex(/^[A-Z]{2}$/),
    address: z.string().trim().max(500).nullable(),
    vat_number: line().nullable(),
    gln: z
      .string()
      .regex(/^\d{13}$/)
      .nullable(),
    /** Asked at sign-up; left out by who signed up before it was asked. */
    company_kind: z.enum(companyKinds).optional(),
    /** Of who makes the drink. */
    producer_type: z.enum(producerTypes).nullable(),
    contact_name: line().nullable(),
    contact_email: z.email().max(254).nullable(),
    phone: line().nullable(),
    website: z.string().trim().max(500).refine(isWebAddress, 'not_a_web_address').nullable(),
    /** The language of mails and documents. */
    language: localeSchema,
    /** Languages spoken in the company, ISO 639-1. */
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/))
      .max(20)
      .optional(),
    /** The importer the producer already works with, per market. */
    importers: z.partialRecord(marketSchema, line()),
  }),
)
