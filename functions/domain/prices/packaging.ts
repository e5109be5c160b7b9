import type { Container } from '../vocabulary/kinds.ts'
import type { DepositPack } from './deposit-row.ts'
import type { Figure } from './figure.ts'

/** As the tax on packaging divides it; `other`: how it is taxed is not known, as of a keg that may be refilled. */
export const packagingMaterials = ['glass', 'metal', 'plastic', 'carton', 'other'] as const
export type PackagingMaterial = (typeof packagingMaterials)[number]

/** Null: the container is not known. Vinmonopolet counts bag-in-box and pouch as plastic. */
export function packagingOf(container: Container | null): PackagingMaterial | null {
  switch (container) {
    case null:
      return null
    case 'glass_bottle':
    case 'light_glass_bottle':
      return 'glass'
    case 'aluminium_can':
      return 'metal'
    case 'pet':
    case 'rpet':
    case 'bag_in_box':
    case 'pouch':
      return 'plastic'
    case 'carton':
    case 'paper_bottle':
      return 'carton'
    case 'keg':
    case 'other':
      return 'other'
  }
}

/** What a pack in a deposit system is made of. */
export const materialOfDeposit: Readonly<Record<DepositPack, PackagingMaterial>> = {
  can: 'metal',
  plastic: 'plastic',
  glass: 'glass',
}

/** What a ladder took for the tax on the packaging, to be said beside it. */
export interface PackagingBasis {
  readonly material: PackagingMaterial
  /** Nobody said what the container is. */
  readonly isAssumed: boolean
  /** Per cent that come back; null: it is not known, and nothing is taken off for it. */
  readonly return_share: number | null
  /** Null: given by the reader, or not known. */
  readonly figure: Figure | null
}
