// The only module that knows Amplify; always loaded by `import()` so that visitors do not pay for it.
import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { RouteOutput } from '#contracts/route.ts'
import type { routes } from '#contracts/routes.ts'
import { apiAddresses } from './api-addresses.build-time.ts'

type SiteConfig = RouteOutput<(typeof routes)['getSiteConfig']>

let configured: Promise<void> | null = null

/** Takes the user pool from the API, once. */
function configure(): Promise<void> {
  configured ??= readConfig().catch((thrown: unknown) => {
    configured = null
    throw thrown
  })
  return configured
}

async function readConfig(): Promise<void> {
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
}

export interface SignedInUser {
  readonly user_id: string
  readonly email: string
  readonly groups: readonly string[]
}

/** Null when the session has ended; `forceRefresh` asks the user pool even while the tokens look valid. */
export async function signedInUser(forceRefresh: boolean): Promise<SignedInUser | null> {
  await configure()
  const { tokens } = await fetchAuthSession({ forceRefresh })
  if (tokens === undefined) return null
  const { sub, 'cognito:groups': groups } = tokens.accessToken.payload
  return {
    user_id: String(sub),
    email: String(tokens.idToken?.payload.email ?? ''),
    groups: Array.isArray(groups) ? groups.map(String) : [],
  }
}

export async function accessToken(): Promise<string | null> {
  await configure()
  const { tokens } = await fetchAuthSession()
  return tokens?.accessToken.toString() ?? null
}

/** `CONFIRM_SIGN_UP` when the address is not confirmed yet, `DONE` when signed in. */
export async function signInWithPassword(email: string, password: string): Promise<string> {
  await configure()
  const { nextStep } = await signIn({ username: email, password })
  return nextStep.signInStep
}

export async function startSignUp(email: string, password: string): Promise<void> {
  await configure()
  await signUp({
    username: email,
    password,
    options: { userAttributes: { email } },
  })
}

export async function confirmAddress(email: string, code: string): Promise<void> {
  await configure()
  await confirmSignUp({ username: email, confirmationCode: code })
}

export async function resendCode(email: string): Promise<void> {
  await configure()
  await resendSignUpCode({ username: email })
}

export async function sendResetCode(email: string): Promise<void> {
  await configure()
  await resetPassword({ username: email })
}

export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  await configure()
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password })
}

export async function endSession(): Promise<void> {
  await configure()
  await signOut()
}
