import { EmailChange } from './email-change.tsx'
import styles from './factors.module.css'
import { FactorsCard } from './factors-card.tsx'
import { PasswordChange } from './password-change.tsx'
import { SecurityLog } from './security-log.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** How the user signs in, and what happened to the account. */
export function SecuritySection() {
  return (
    <div className={styles.sections}>
      <FactorsCard />
      <PasswordChange />
      <EmailChange />
      <SessionsCard />
      <SecurityLog />
    </div>
  )
}
