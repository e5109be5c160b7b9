import * as z from 'zod'
import { companyProfileSchema } from '#domain/companies/company-profile.ts'
import type { RouteTable } from './route.ts'

export const companyRoutes = {
  getCompanyProfile: {
    capability: 'companies',
    method: 'GET',
    path: '/api/company-profile',
    audience: 'user',
    summary: 'The caller\u2019s company; null until it is entered.',
    output: z.object({ profile: companyProfileSchema.nullable() }),
    errors: [],
  },
  saveCompanyProfile: {
    capability: 'companies',
    method: 'PUT',
    path: '/api/company-profile',
    audience: 'user',
    summary: 'Saves the caller\u2019s company.',
    body: companyProfileSchema,
    output: z.object({ profile: companyProfileSchema }),
    errors: [],
  },
} as const satisfies RouteTable
