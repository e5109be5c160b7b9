import type { ProductStock } from './stock.ts'

/** In units, never below none. Null: nobody has said how many there are. */
export const freeOf = ({ available, promised }: Pick<ProductStock, 'available' | 'promised'>) =>
  available === null ? null : Math.max(0, available - promised)

/** How many units more are promised than there are; `taken`: what one offer would add. */
export const shortBy = (
  { available, promised }: Pick<ProductStock, 'available' | 'promised'>,
  taken = 0,
): number => (available === null ? 0 : Math.max(0, promised + taken - available))
