import * as z from 'zod'
import { dataExportSchema } from '#domain/accounts/data-export.ts'
import { erasureSchema, pendingDeletionSchema } from '#domain/accounts/erasure.ts'
import { securityEventSchema } from '#domain/accounts/security-event.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { exportIdSchema } from '#domain/shared/ids.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { cursorQuery, nextCursor, nothing } from './parameters.ts'
import type { RouteTable } from './route.ts'

export const personalDataRoutes = {
  listSecurityEvents: {
    capability: 'accounts',
    method: 'GET',
    path: '/api/security-events',
    audience: 'user',
    summary: 'What concerned the security of the caller\u2019s account, newest first.',
    query: cursorQuery,
    output: () => z.object({ events: z.array(securityEventSchema), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  requestExport: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/exports',
    audience: 'user',
    assurance: 'fresh',
    summary:
      'Has a ZIP made of everything held on the caller; one that is being made is answered again.',
    body: () => z.object({ locale: localeSchema }),
    output: () => z.object({ export: dataExportSchema }),
    errors: ['too_many_requests'],
  },
  listExports: {
    capability: 'accounts',
    method: 'GET',
    path: '/api/exports',
    audience: 'user',
    summary: 'The caller\u2019s exports, newest first.',
    output: () => z.object({ exports: z.array(dataExportSchema) }),
    errors: [],
  },
  getExportFile: {
    capability: 'accounts',
    method: 'GET',
    path: '/api/exports/{export_id}/file',
    audience: 'user',
    assurance: 'aal2',
    summary: 'A link to the finished ZIP, good for minutes; to be had for 24 hours.',
    params: () => z.object({ export_id: exportIdSchema }),
    output: () => z.object({ url: z.url(), expires_at: instantSchema }),
    errors: ['not_found', 'export_not_ready'],
  },
  getErasure: {
    capability: 'accounts',
    method: 'GET',
    path: '/api/account-deletion',
    audience: 'user',
    summary:
      'What the deletion of an account erases, what the law makes us keep, and whether one is waiting.',
    output: () => erasureSchema.unwrap().extend({ deletion: pendingDeletionSchema.nullable() }),
    errors: [],
  },
  deleteAccount: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/account-deletion',
    audience: 'user',
    assurance: 'fresh',
    summary:
      'Has the caller\u2019s account erased after a grace period. All sessions end at once; who signs in again may cancel it.',
    /** The caller\u2019s own address, typed as a confirmation. */
    body: () => z.object({ email: z.email().max(254), locale: localeSchema }),
    output: () => pendingDeletionSchema,
    errors: ['wrong_email'],
  },
  cancelDeletion: {
    capability: 'accounts',
    method: 'DELETE',
    path: '/api/account-deletion',
    audience: 'user',
    assurance: 'aal2',
    summary: 'Takes the deletion of the caller\u2019s account back; not found once it has begun.',
    output: nothing,
    errors: ['not_found'],
  },
} as const satisfies RouteTable
