/** The kinds of drink that have a picture, in the order in which they stand on a shelf. */
export const drinks = [
  'red_wine',
  'white_wine',
  'rose_wine',
  'sparkling_wine',
  'fortified_wine',
  'spirits',
  'beer',
  'cider',
] as const
export type PicturedDrink = (typeof drinks)[number]

/** The kind of drink that has a picture, or null. */
export const picturedDrink = (category: string | null): PicturedDrink | null =>
  drinks.find((drink) => drink === category) ?? null
