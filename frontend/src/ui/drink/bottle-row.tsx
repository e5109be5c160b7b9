import styles from './bottle-row.module.css'
import { Drink } from './drink.tsx'
import { drinks } from './drinks.ts'

/** A bottle of each kind on the board of a shelf, as a picture alone. */
export const BottleRow = () => (
  <div className={styles.row} aria-hidden="true">
    {drinks.map((drink) => (
      <Drink key={drink} drink={drink} />
    ))}
  </div>
)
