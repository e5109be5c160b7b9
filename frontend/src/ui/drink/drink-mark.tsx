import { classNames } from '../class-names.ts'
import colours from './drink-colours.module.css'
import styles from './drink-mark.module.css'
import { picturedDrink } from './drinks.ts'

/** The colour of a kind of drink, where a bottle would be too small. The word for it stands beside it. */
export function DrinkMark({ category }: { readonly category: string | null }) {
  const drink = picturedDrink(category)
  return (
    drink !== null && (
      <span
        className={classNames(colours.coloured, styles.mark)}
        data-drink={drink}
        aria-hidden="true"
      />
    )
  )
}
