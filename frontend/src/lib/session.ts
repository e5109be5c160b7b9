import { useSyncExternalStore } from 'react'
import type { SignedInUser, WantedTokens } from './cognito.ts'
import { logError } from './error-log.ts'
import { externalStore } from './external-store.ts'
import { keepTokenFresh, tokenSpareMs } from './keep-token-fresh.ts'
import { queryClient } from './query-client.ts'
import {
  answerForOtherTab,
  followUser,
  isAskedToSignInAgain,
  signInAgain,
} from './sign-in-again.ts'
import { hasStoredSession, isSessionKey, noteSignOut, wasSignedOut } from './stored-session.ts'
import { checkSubscription, resetSubscription } from './subscription.ts'

export type Session =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'anonymous'; readonly user: null }
  | { readonly state: 'signed_in'; readonly user: SignedInUser }

/** "On sign-in, local data syncs after about 100 ms" (specification, point 4). */
const syncDelayMs = 100

const loading: Session = { state: 'loading', user: null }
const anonymous: Session = { state: 'anonymous', user: null }
const session = externalStore<Session>(loading)
/** Loaded with a session: visitors have nothing to set aside. */
let draftsAside: typeof import('./drafts-set-aside.ts') | null = null

export const useSession = (): Session =>
  useSyncExternalStore(session.subscribe, session.get, () => loading)

const isSignedInAs = (userId: string) => () => session.get().user?.user_id === userId

/** Finds out who is signed in, follows other tabs, and re-checks when the tab becomes visible. */
export function startSession(): void {
  void refreshSession()
  addEventListener('storage', (event) => {
    if (!isSessionKey(event.key)) return
    if (hasStoredSession()) answerForOtherTab()
    void refreshSession()
  })
  addEventListener('online', () => void refreshSession())
  const setTokenTimer = keepTokenFresh(() => refreshSession({ spareMs: tokenSpareMs }))
  session.subscribe(setTokenTimer)
  document.addEventListener('visibilitychange', () => {
    setTokenTimer()
    const { user } = session.get()
    if (document.visibilityState === 'visible' && user !== null) void recheckPlan(user)
  })
}

/** Reads the session from what Amplify stored; to be called after every change of it. */
export async function refreshSession(wanted: WantedTokens = {}): Promise<Session> {
  const before = session.get()
  // the dialog tells when it is through
  if (isAskedToSignInAgain()) return before
  const user = hasStoredSession() ? await readUser(wanted) : null
  if (user === null) {
    if (before.state === 'signed_in') {
      // what was typed stays on the page while the dialog asks to sign in again
      if (!wasSignedOut() && (await signInAgain('authentication_required'))) return session.get()
      forgetUser()
    }
    session.set(anonymous)
    return anonymous
  }
  return enter(user)
}

/** Shows the session of this user. */
export async function enterSession(): Promise<Session> {
  const user = hasStoredSession() ? await readUser({}) : null
  return user === null ? session.get() : enter(user)
}

function enter(user: SignedInUser): Session {
  const before = session.get()
  noteSignOut(false)
  followUser(user.email)
  const next: Session = { state: 'signed_in', user }
  const isNewUser = before.user?.user_id !== user.user_id
  session.set(next)
  if (isNewUser) {
    if (before.user !== null) queryClient.clear()
    draftsAside?.takeDraftsBack(user.user_id)
    welcome(user)
  }
  return next
}

async function readUser(wanted: WantedTokens): Promise<SignedInUser | null> {
  try {
    const [{ signedInUser }, aside] = await Promise.all([
      import('./cognito.ts'),
      import('./drafts-set-aside.ts'),
    ])
    draftsAside = aside
    return await signedInUser(wanted)
  } catch (thrown) {
    logError(thrown)
    return session.get().user
  }
}

/** With the plan come other answers: what was refused before is asked again. */
async function recheckPlan(user: SignedInUser): Promise<void> {
  const hasChanged = await checkSubscription(isSignedInAs(user.user_id))
  if (hasChanged) await queryClient.invalidateQueries()
}

function welcome(user: SignedInUser): void {
  void recheckPlan(user)
  setTimeout(() => void syncDevice().catch(logError), syncDelayMs)
}

async function syncDevice(): Promise<void> {
  // only who signs in needs it
  const { syncLocalDrafts } = await import('./sync-local-drafts.ts')
  const answer = await syncLocalDrafts()
  if (answer !== null) await queryClient.invalidateQueries()
}

function forgetUser(): void {
  followUser(null)
  resetSubscription()
  queryClient.clear()
}

export async function signOut(): Promise<void> {
  const { user } = session.get()
  if (user !== null) draftsAside?.setDraftsAside(user.user_id)
  await leaveSession()
}

/** For a session that has ended: what was typed stays in view. */
export async function leaveSession(): Promise<void> {
  const { endSession } = await import('./cognito.ts')
  noteSignOut(true)
  followUser(null)
  // without a network the tokens are still gone from this device
  await endSession().catch(logError)
  await refreshSession()
}
