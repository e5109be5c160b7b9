import { useSyncExternalStore } from 'react'
import type { ApiErrorCode } from './api-error.ts'
import { externalStore } from './external-store.ts'

/** Why somebody who works here has to sign in once more. */
export type SignInAgainReason =
  | 'authentication_required'
  | 'second_factor_required'
  | 'fresh_sign_in_required'

export interface SignInAgainRequest {
  readonly reason: SignInAgainReason
  readonly email: string
  /** True: signed in, what was refused may be tried again. */
  readonly answer: (isDone: boolean) => void
}

const reasons: readonly string[] = [
  'authentication_required',
  'second_factor_required',
  'fresh_sign_in_required',
] satisfies SignInAgainReason[]
const isReason = (code: ApiErrorCode): code is SignInAgainReason => reasons.includes(code)

const request = externalStore<SignInAgainRequest | null>(null)
let signedInAs: string | null = null
let asking: Promise<boolean> | null = null
/** What was answered last, when by the page's own clock. */
let last: { reason: SignInAgainReason; at: number; isDone: boolean } | null = null

/** Whose session this page shows; nobody else is asked to sign in again. */
export const followUser = (email: string | null): void => {
  signedInAs = email
}

export const isAskedToSignInAgain = (): boolean => asking !== null

/**
 * Asks in a dialog over the page, so that nothing typed is lost. Whoever is refused meanwhile shares
 * the question, and whoever had asked the server (`begunAt`, as `performance.now()` says) before the answer
 * shares that. False for a code that signing in does not help, and when the user closes the dialog.
 */
export function signInAgain(
  code: ApiErrorCode,
  begunAt: number = performance.now(),
): Promise<boolean> {
  const email = signedInAs
  if (email === null || !isReason(code)) return Promise.resolve(false)
  if (last?.reason === code && begunAt < last.at) return Promise.resolve(last.isDone)
  asking ??= ask(code, email)
  return asking
}

async function ask(reason: SignInAgainReason, email: string): Promise<boolean> {
  const isDone = await new Promise<boolean>((answer) => request.set({ reason, email, answer }))
  last = { reason, at: performance.now(), isDone }
  asking = null
  request.set(null)
  return isDone
}

/** Another tab has signed in: nobody needs to do it here as well. */
export function answerForOtherTab(): void {
  const asked = request.get()
  if (asked?.reason === 'authentication_required') asked.answer(true)
}

export const useSignInAgainRequest = (): SignInAgainRequest | null =>
  useSyncExternalStore(request.subscribe, request.get, () => null)
