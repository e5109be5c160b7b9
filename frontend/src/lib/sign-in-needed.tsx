import { lazyPart } from './lazy-page.tsx'

/** Leads to the sign-in page and back here. */
export const SignInNeeded = lazyPart(
  () => import('./way-to-sign-in.tsx').then((m) => m.WayToSignIn),
  'sign-in-needed',
)
