/** The closures and containers that have a picture. */
const packagings = [
  'cork',
  'sparkling_cork',
  'screw_cap',
  'crown_cap',
  'glass',
  'glass_bottle',
  'bag_in_box',
  'pouch',
  'pet',
  'aluminium_can',
  'paper_bottle',
  'carton',
  'keg',
] as const
export type PicturedPackaging = (typeof packagings)[number]

/** Containers that look like another. */
const alike: Readonly<Record<string, PicturedPackaging>> = {
  light_glass_bottle: 'glass_bottle',
  rpet: 'pet',
}

const pictured = (code: string | null): PicturedPackaging | null =>
  packagings.find((packaging) => packaging === code) ?? null

/** The container that has a picture, or null. */
export const picturedContainer = (container: string | null): PicturedPackaging | null =>
  alike[container ?? ''] ?? pictured(container)

/** The closure that has a picture, or null. The cork of a sparkling wine is held by a wire. */
export const picturedClosure = (
  closure: string | null,
  categories: readonly (string | null)[],
): PicturedPackaging | null =>
  closure === 'cork' && categories.includes('sparkling_wine') ? 'sparkling_cork' : pictured(closure)
