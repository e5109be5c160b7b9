import * as z from 'zod'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { nothing } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** Compared without case, as the user pool does. */
const emailSchema = () => z.email().max(254)
/** Whether it is good enough is decided by the user pool's policy. */
const passwordSchema = () => z.string().min(1).max(256)

export const accountRoutes = {
  getSiteConfig: {
    capability: 'accounts',
    method: 'GET',
    path: '/api/site-config',
    audience: 'public',
    summary: 'What the site needs to sign users in.',
    output: () =>
      z.object({
        region: z.string(),
        user_pool_id: z.string(),
        user_pool_client_id: z.string(),
        /** Null: the public endpoint of the region. */
        user_pool_endpoint: z.url().nullable(),
      }),
    errors: [],
  },
} as const satisfies RouteTable

/** Ways back in. They answer alike, and equally fast, whether an address has an account or not. */
export const recoveryRoutes = {
  requestMagicLink: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/magic-links',
    audience: 'public',
    summary: 'Mails a link for one sign-in to an address that has an account; makes no account.',
    body: () => z.object({ email: emailSchema(), locale: localeSchema }),
    output: nothing,
    errors: ['too_many_requests'],
  },
  sendPasswordReset: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/send-password-reset',
    audience: 'public',
    summary:
      'Sends a reset mail when the user pool could not (specification, point 7). The link in the answer opens the reset page and grants nothing.',
    // the names of the specification
    body: () =>
      z.object({
        email: emailSchema(),
        redirectTo: z.url().max(500),
        locale: localeSchema.optional(),
      }),
    output: () => z.object({ actionLink: z.url() }),
    errors: ['redirect_not_allowed', 'too_many_requests'],
  },
  resetPassword: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/password-resets',
    audience: 'public',
    summary:
      'Sets a new password with the token of our own reset mail (`/reset-password#token=\u2026&email=\u2026`) and ends all sessions.',
    body: () =>
      z.object({
        email: emailSchema(),
        token: z.string().min(1).max(200),
        new_password: passwordSchema(),
      }),
    output: nothing,
    errors: ['link_not_valid', 'weak_password', 'too_many_requests'],
  },
} as const satisfies RouteTable

/** Password and address of the signed-in user. */
export const credentialRoutes = {
  changePassword: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/change-password',
    audience: 'user',
    assurance: 'fresh',
    summary: 'Changes the caller\u2019s password.',
    body: () => z.object({ previous_password: passwordSchema(), new_password: passwordSchema() }),
    output: nothing,
    errors: ['wrong_password', 'weak_password', 'too_many_requests'],
  },
  requestEmailChange: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/email-change',
    audience: 'user',
    assurance: 'fresh',
    summary: 'Mails a code to a new address; until it is entered the old one stays in force.',
    body: () => z.object({ email: emailSchema(), locale: localeSchema }),
    output: nothing,
    errors: ['too_many_requests'],
  },
  confirmEmailChange: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/email-change/confirm',
    audience: 'user',
    assurance: 'aal2',
    summary: 'Makes the new address the caller\u2019s sign-in name.',
    body: () => z.object({ code: z.string().regex(/^\d{6}$/) }),
    output: nothing,
    errors: ['wrong_code', 'code_expired', 'too_many_requests'],
  },
  signOutEverywhere: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/sign-out-everywhere',
    audience: 'user',
    summary:
      'Ends every session of the caller at once, this one included: tokens that are out already are refused.',
    output: nothing,
    errors: [],
  },
} as const satisfies RouteTable
