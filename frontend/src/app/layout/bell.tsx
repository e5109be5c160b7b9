import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { useSession } from '../../lib/session.ts'
import styles from './header.module.css'

/** Fetched for who is signed in only. A page does without it where it cannot be had. */
const BellLink = lazy(() =>
  Promise.all([import('../../features/notices/bell-link.tsx'), loadTexts('notices')]).then(
    ([{ BellLink }]) => ({ default: BellLink }),
    () => ({ default: () => <> </> }),
  ),
)

/** What the user was told; its place is kept for a stored session, as that of the account's pages is. */
export const Bell = () => (
  <div className={styles.bell}>
    {/* the blank keeps the place while it is fetched */}
    {useSession().state === 'signed_in' && (
      <Suspense fallback=" ">
        <BellLink />
      </Suspense>
    )}
  </div>
)
