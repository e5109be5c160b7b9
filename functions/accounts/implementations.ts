import type { credentialRoutes, recoveryRoutes } from '#contracts/accounts.ts'
import type { factorRoutes } from '#contracts/factors.ts'
import type { Implementations } from '../platform/http/serve.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import {
  changePassword,
  confirmEmailChange,
  requestEmailChange,
  signOutEverywhere,
} from './change-credentials.ts'
import {
  listFactors,
  makeRecoveryCodes,
  removeFactor,
  renameFactor,
} from './factors/change-factor.ts'
import { enrolFactor } from './factors/enrol-factor.ts'
import { challengeFactor, verifyFactor } from './factors/verify-factor.ts'
import { type LinkRequests, requestMagicLink, sendPasswordReset } from './links/request-link.ts'
import { type PasswordResets, resetPassword } from './links/reset-password.ts'

export const recoveryImplementations = (
  deps: LinkRequests & PasswordResets,
): Implementations<typeof recoveryRoutes> => ({
  requestMagicLink: ({ body }, _, request) => requestMagicLink(deps, body, request),
  sendPasswordReset: ({ body }, _, request) => sendPasswordReset(deps, body, request),
  resetPassword: ({ body }, _, request) => resetPassword(deps, body, request),
})

export const factorImplementations = (
  deps: AccountsDeps,
): Implementations<typeof factorRoutes> => ({
  listFactors: (_, caller) => listFactors(deps, caller),
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
