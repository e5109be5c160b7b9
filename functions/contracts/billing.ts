import * as z from 'zod'
import { accessPlanSchema, subscriptionStateSchema } from '#domain/billing/access-plan.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import type { RouteTable } from './route.ts'

export const billingRoutes = {
  checkSubscription: {
    capability: 'billing',
    method: 'POST',
    path: '/api/check-subscription',
    audience: 'user',
    summary: 'Whether the caller has the Access plan (specification, point 7).',
    output: subscriptionStateSchema,
    errors: [],
  },
  requestAccess: {
    capability: 'billing',
    method: 'POST',
    path: '/api/access-requests',
    audience: 'user',
    summary: 'Asks the operator for the Access plan. Repeating it changes nothing.',
    body: z.object({ company_name: z.string().trim().min(1).max(200) }),
    output: z.object({ requested_at: z.iso.datetime() }),
    errors: [],
  },
  listAccessPlans: {
    capability: 'billing',
    method: 'GET',
    path: '/api/admin/access-plans',
    audience: 'administrator',
    summary: 'Access plans asked for and granted.',
    output: z.object({ access_plans: z.array(accessPlanSchema) }),
    errors: [],
  },
  grantAccess: {
    capability: 'billing',
    method: 'PUT',
    path: '/api/admin/access-plans/{user_id}',
    audience: 'administrator',
    summary: 'Grants the Access plan until a day, or ends it with null.',
    params: z.object({ user_id: userIdSchema }),
    body: accessPlanSchema.pick({ granted_until: true, note: true }),
    output: accessPlanSchema,
    errors: ['not_found'],
  },
} as const satisfies RouteTable
