// With `cognito-sign-in.ts` the only module that knows Amplify; always loaded by `import()` so that visitors do not pay for it.
import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { RouteOutput } from '#contracts/route.ts'
import type { routes } from '#contracts/routes.ts'
import { termsAttribute, termsVersion } from '#domain/accounts/terms.ts'
import { localeOfPath } from '../i18n/locale-path.ts'
import { apiAddresses } from './api-addresses.build-time.ts'
import { hasFreshAccessToken } from './stored-session.ts'
import { inTokenTurn } from './token-turn.ts'

type SiteConfig = RouteOutput<(typeof routes)['getSiteConfig']>

let configured: Promise<SiteConfig> | null = null

/** Takes the user pool from the API, once. */
export function configure(): Promise<SiteConfig> {
  configured ??= readConfig().catch((thrown: unknown) => {
    configured = null
    throw thrown
  })
  return configured
}

async function readConfig(): Promise<SiteConfig> {
  const response = await fetch(apiAddresses.getSiteConfig.path)
  if (!response.ok) throw new Error(`site-config answered ${response.status}`)
  const config = (await response.json()) as SiteConfig
  // Amplify warns of every endpoint that is not the region's own; ours is given on purpose
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.user_pool_id,
        userPoolClientId: config.user_pool_client_id,
        ...(config.user_pool_endpoint === null
          ? {}
          : { userPoolEndpoint: config.user_pool_endpoint }),
      },
    },
  })
  return config
}

export interface SignedInUser {
  readonly user_id: string
  readonly email: string
  readonly groups: readonly string[]
}

/** What is asked of the tokens: `new` ones from the user pool, or that they last so many milliseconds. */
export type WantedTokens = 'new' | { readonly spareMs?: number }

/** The tokens of this device; refreshed in turn with other tabs, and only while somebody looks. */
async function currentTokens(wanted: WantedTokens) {
  await configure()
  const areFresh = () => wanted !== 'new' && hasFreshAccessToken(wanted.spareMs)
  if (areFresh()) return (await fetchAuthSession()).tokens
  // the tab before may have refreshed them
  return (await inTokenTurn(() => fetchAuthSession({ forceRefresh: !areFresh() }))).tokens
}

/** Null when the session has ended. */
export async function signedInUser(wanted: WantedTokens): Promise<SignedInUser | null> {
  const tokens = await currentTokens(wanted)
  if (tokens === undefined) return null
  const { sub, 'cognito:groups': groups } = tokens.accessToken.payload
  return {
    user_id: String(sub),
    email: String(tokens.idToken?.payload.email ?? ''),
    groups: Array.isArray(groups) ? groups.map(String) : [],
  }
}

export async function accessToken(): Promise<string | null> {
  return (await currentTokens({}))?.accessToken.toString() ?? null
}

/** The user pool's mails are written in the language of the page. */
export const mailLanguage = () => ({ locale: localeOfPath(location.pathname) })

/** Signs up; the user pool keeps which terms were accepted. */
export async function startSignUp(email: string, password: string): Promise<void> {
  await configure()
  await signUp({
    username: email,
    password,
    // the user pool takes the address from the name
    options: {
      userAttributes: { ...mailLanguage(), [termsAttribute]: termsVersion },
      clientMetadata: mailLanguage(),
    },
  })
}

export async function confirmAddress(email: string, code: string): Promise<void> {
  await configure()
  await confirmSignUp({ username: email, confirmationCode: code })
}

export async function resendCode(email: string): Promise<void> {
  await configure()
  await resendSignUpCode({ username: email, options: { clientMetadata: mailLanguage() } })
}

export async function sendResetCode(email: string): Promise<void> {
  await configure()
  await resetPassword({ username: email, options: { clientMetadata: mailLanguage() } })
}

export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  await configure()
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
}

/** Ends the session of this device and has its refresh token revoked. */
export async function endSession(): Promise<void> {
  await configure()
  await signOut()
}
