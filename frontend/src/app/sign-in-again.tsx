import { lazy, Suspense } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { useSignInAgainRequest } from '../lib/sign-in-again.ts'

const LazyDialog = lazy(async () => {
  const [{ SignInAgainDialog }] = await Promise.all([
    import('../features/accounts/sign-in-again-dialog.tsx'),
    loadTexts('accounts'),
  ])
  return { default: SignInAgainDialog }
})

/** The dialog that asks to sign in again, over whatever page asked for it. */
export function SignInAgain() {
  const request = useSignInAgainRequest()
  if (request === null) return null
  return (
    <Suspense>
      <LazyDialog {...request} />
    </Suspense>
  )
}
