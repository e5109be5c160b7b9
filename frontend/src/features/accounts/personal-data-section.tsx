import { DataExports } from './data-exports.tsx'
import { DeleteAccount } from './delete-account.tsx'
import styles from './factors.module.css'

/** A copy of everything, and the end of everything. */
export function PersonalDataSection() {
  return (
    <div className={styles.sections}>
      <DataExports />
      <DeleteAccount />
    </div>
  )
}
