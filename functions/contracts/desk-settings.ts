import * as z from 'zod'
import { deskRoles } from '#domain/accounts/desk-role.ts'
import { importerFactsSchema, importerIdSchema, importerSchema } from '#domain/desk/importer.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { nothing } from './parameters.ts'
import type { RouteTable } from './route.ts'

const deskRole = () => z.enum(deskRoles)
const operator = () =>
  z.object({
    user_id: userIdSchema,
    email: z.string(),
    role: deskRole(),
    /** Invited, and not signed in since. */
    is_invited: z.boolean(),
  })
const operatorParams = () => z.object({ operator_id: userIdSchema })
const importerParams = () => z.object({ market: marketSchema, importer_id: importerIdSchema })

export const deskSettingRoutes = {
  listOperators: {
    capability: 'desk',
    method: 'GET',
    path: '/api/admin/operators',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Who works at the desk, and as what.',
    output: () => z.object({ operators: z.array(operator()) }),
    errors: [],
  },
  inviteOperator: {
    capability: 'desk',
    method: 'POST',
    path: '/api/admin/operators',
    audience: 'administrator',
    assurance: 'fresh',
    summary:
      'Takes somebody in at the desk by e-mail address. Who has not signed in yet is mailed a first password.',
    body: () =>
      z.object({
        email: z.email().max(254),
        role: deskRole(),
        /** Of the invitation. */
        locale: localeSchema,
      }),
    output: operator,
    errors: ['own_role', 'account_not_confirmed'],
  },
  changeOperator: {
    capability: 'desk',
    method: 'PUT',
    path: '/api/admin/operators/{operator_id}',
    audience: 'administrator',
    assurance: 'fresh',
    summary:
      'Gives a member of the desk another role and ends their sessions. Nobody changes their own.',
    params: operatorParams,
    body: () => z.object({ role: deskRole() }),
    output: operator,
    errors: ['not_found', 'own_role'],
  },
  removeOperator: {
    capability: 'desk',
    method: 'DELETE',
    path: '/api/admin/operators/{operator_id}',
    audience: 'administrator',
    assurance: 'fresh',
    summary:
      'Ends the role and the sessions of a member of the desk; the account stays. Nobody ends their own.',
    params: operatorParams,
    output: nothing,
    errors: ['not_found', 'own_role'],
  },
  listImporters: {
    capability: 'desk',
    method: 'GET',
    path: '/api/admin/importers',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'The partners who submit offers, by market.',
    output: () => z.object({ importers: z.array(importerSchema) }),
    errors: [],
  },
  saveImporter: {
    capability: 'desk',
    method: 'PUT',
    path: '/api/admin/importers/{market}/{importer_id}',
    audience: 'administrator',
    assurance: 'aal2',
    summary: 'Adds an importer (version 0) or replaces what is said of one.',
    params: importerParams,
    body: () => importerFactsSchema.unwrap().extend({ version: z.int().nonnegative() }),
    output: () => importerSchema,
    errors: ['version_conflict'],
  },
  removeImporter: {
    capability: 'desk',
    method: 'DELETE',
    path: '/api/admin/importers/{market}/{importer_id}',
    audience: 'administrator',
    assurance: 'aal2',
    summary: 'Removes an importer from the settings; the log keeps what was said of it.',
    params: importerParams,
    output: nothing,
    errors: ['not_found'],
  },
} as const satisfies RouteTable
