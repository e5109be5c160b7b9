import styles from './drink.module.css'
import type { PicturedDrink } from './drinks.ts'

/** The bottle of a kind of drink. The word for it stands beside it, so the picture has none. */
export const Drink = ({ drink }: { readonly drink: PicturedDrink }) => (
  <span className={styles.drink} data-drink={drink} />
)
