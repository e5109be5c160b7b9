import type { credentialRoutes, recoveryRoutes } from '#contracts/accounts.ts'
import type { factorRoutes } from '#contracts/factors.ts'
import type { personalDataRoutes } from '#contracts/personal-data.ts'
import { succeed } from '#domain/shared/result.ts'
import type { Implementations } from '../platform/http/serve.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import {
  changePassword,
  confirmEmailChange,
  requestEmailChange,
  signOutEverywhere,
} from './change-credentials.ts'
import { listFactors, makeRecoveryCodes, renameFactor } from './factors/change-factor.ts'
import { enrolFactor } from './factors/enrol-factor.ts'
import { removeFactor } from './factors/remove-factor.ts'
import { challengeFactor, verifyFactor } from './factors/verify-factor.ts'
import { type LinkRequests, requestMagicLink, sendPasswordReset } from './links/request-link.ts'
import { type PasswordResets, resetPassword } from './links/reset-password.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { cancelDeletion, deleteAccount, getErasure } from './personal-data/account-deletion.ts'
import { getExportFile, type OwnDataDeps, requestExport } from './personal-data/own-data.ts'

export const recoveryImplementations = (
  deps: LinkRequests & PasswordResets,
): Implementations<typeof recoveryRoutes> => ({
  requestMagicLink: ({ body }, _, request) => requestMagicLink(deps, body, request),
  sendPasswordReset: ({ body }, _, request) => sendPasswordReset(deps, body, request),
  resetPassword: ({ body }, _, request) => resetPassword(deps, body, request),
})

export const personalDataImplementations = (
  deps: OwnDataDeps,
): Implementations<typeof personalDataRoutes> => ({
  listSecurityEvents: ({ query }, { user_id }) => listSecurityEvents(deps.audit, user_id, query),
  requestExport: ({ body }, { user_id }, request) =>
    requestExport(deps, user_id, body.locale, request),
  listExports: async (_, { user_id }) =>
    succeed({ exports: await deps.exports.list(user_id, deps.now()) }),
  getExportFile: ({ params }, { user_id }, request) =>
    getExportFile(deps, user_id, params.export_id, request),
  getErasure: (_, { user_id }) => getErasure(deps, user_id),
  deleteAccount: ({ body }, { user_id }, request) => deleteAccount(deps, user_id, body, request),
  cancelDeletion: (_, { user_id }, request) => cancelDeletion(deps, user_id, request),
})

export const factorImplementations = (
  deps: AccountsDeps,
): Implementations<typeof factorRoutes> => ({
  listFactors: (_, caller, request) => listFactors(deps, caller, request),
  enrolFactor: ({ body }, { user_id }, request) => enrolFactor(deps, user_id, body, request),
  renameFactor: ({ params, body }, { user_id }, request) =>
    renameFactor(deps, user_id, params.factor_id, body.friendly_name, request),
  removeFactor: ({ params }, { user_id }, request) =>
    removeFactor(deps, user_id, params.factor_id, request),
  challengeFactor: ({ params }, { user_id }, request) =>
    challengeFactor(deps, user_id, params.factor_id, request),
  verifyFactor: ({ params, body }, { user_id }, request) =>
    verifyFactor(deps, user_id, params.factor_id, body, request),
  makeRecoveryCodes: (_, { user_id }, request) => makeRecoveryCodes(deps, user_id, request),
})

export const credentialImplementations = (
  deps: AccountsDeps,
): Implementations<typeof credentialRoutes> => ({
  changePassword: ({ body }, { user_id }, request) => changePassword(deps, user_id, body, request),
  requestEmailChange: ({ body }, { user_id }, request) =>
    requestEmailChange(deps, user_id, body, request),
  confirmEmailChange: ({ body }, { user_id }, request) =>
    confirmEmailChange(deps, user_id, body.code, request),
  signOutEverywhere: (_, { user_id }, request) => signOutEverywhere(deps, user_id, request),
})
