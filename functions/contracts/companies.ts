import * as z from 'zod'
import { companyProfileSchema } from '#domain/companies/company-profile-schema.ts'
import { completenessSchema } from '#domain/companies/completeness-schema.ts'
import { vatCheckSchema } from '#domain/companies/vat-check.ts'
import { importerPartSchema } from '#domain/prices/importer-part-schema.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import type { RouteTable } from './route.ts'

/** Null and zero until the company is entered. */
const companyOutput = () =>
  z.object({
    profile: companyProfileSchema.nullable(),
    vat_check: vatCheckSchema.nullable(),
    completeness: completenessSchema,
  })

/** What the caller's importers take; a market of which nothing is remembered is left out. */
const importerParts = () => z.object({ parts: z.partialRecord(marketSchema, importerPartSchema) })

export const companyRoutes = {
  getCompanyProfile: {
    capability: 'companies',
    method: 'GET',
    path: '/api/company-profile',
    audience: 'user',
    summary: 'The caller\u2019s company; null until it is entered.',
    output: companyOutput,
    errors: [],
  },
  saveCompanyProfile: {
    capability: 'companies',
    method: 'PUT',
    path: '/api/company-profile',
    audience: 'user',
    assurance: 'aal2',
    summary: 'Saves the caller\u2019s company. `details.issues` of a refusal name field and fault.',
    body: () => companyProfileSchema,
    output: companyOutput,
    errors: ['company_profile_invalid'],
  },
  checkVatNumber: {
    capability: 'companies',
    method: 'POST',
    path: '/api/company-profile/vat-check',
    audience: 'user',
    assurance: 'aal2',
    summary:
      'Asks the register of the EU (VIES) about the VAT number. A register that does not answer leaves it `unavailable`, which hinders nobody.',
    output: () => z.object({ vat_check: vatCheckSchema }),
    errors: ['not_found', 'too_many_requests'],
  },
  listImporterParts: {
    capability: 'companies',
    method: 'GET',
    path: '/api/importer-parts',
    audience: 'user',
    summary:
      'What the caller\u2019s importers take, by market, as remembered for the price ladder.',
    output: importerParts,
    errors: [],
  },
  saveImporterPart: {
    capability: 'companies',
    method: 'PUT',
    path: '/api/importer-parts/{market}',
    audience: 'user',
    assurance: 'aal2',
    summary:
      'Remembers freight, storage and margin of the caller\u2019s importer in a market; without figures it forgets them.',
    params: () => z.object({ market: marketSchema }),
    body: () => importerPartSchema,
    output: importerParts,
    errors: [],
  },
} as const satisfies RouteTable
