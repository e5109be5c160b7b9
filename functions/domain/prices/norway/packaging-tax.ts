import type { Rung } from '../finish-ladder.ts'
import type { LadderInput } from '../ladder.ts'
import type { ladderFigures } from '../ladder-figures.ts'
import { materialOfDeposit, type PackagingBasis } from '../packaging.ts'
import { fullReturn, lowestReturn } from './packaging-figures.ts'

interface PackagingTax {
  readonly rungs: readonly Rung[]
  /** Null: the reader gave the tax, or how this container is taxed is not known. */
  readonly packaging: PackagingBasis | null
}

/**
 * Basic tax per pack, and an environmental tax by material that falls with the share that comes back:
 * `environmental * (1 - share)` from a share of 25 %, nothing from 95 %.
 */
export function packagingTax(
  input: LadderInput,
  figures: ReturnType<typeof ladderFigures>,
): PackagingTax {
  const { deposit_pack = null, packaging = null, assumptions } = input
  const material = (deposit_pack === null ? packaging : materialOfDeposit[deposit_pack]) ?? 'glass'
  if (assumptions.packaging_tax !== undefined || material === 'other') {
    const { value, figure } = figures.assumed('packaging_tax', [])
    return { rungs: [{ key: 'packaging_tax', amount: value, figure }], packaging: null }
  }
  const basic = figures.set('packaging_tax', 'packaging_basic')
  const ours = figures.ifAny(
    deposit_pack === null ? `packaging_return_${material}` : 'packaging_return_deposit',
  )
  const own = assumptions.packaging_return_share
  const return_share = own ?? ours?.value ?? null
  const rungs: Rung[] = [{ key: 'packaging_basic_tax', amount: basic.value, figure: basic.figure }]
  // of a day without a basic tax one missing figure says it all
  if (basic.figure === null) return { rungs, packaging: null }
  if (return_share === null || return_share < fullReturn) {
    const rate = figures.set('packaging_tax', `packaging_environmental_${material}`)
    const percent = return_share !== null && return_share >= lowestReturn ? 100 - return_share : 100
    const amount = (rate.value * percent) / 100
    rungs.push({ key: 'packaging_environmental_tax', amount, percent, figure: rate.figure })
  }
  return {
    rungs,
    packaging: {
      material,
      isAssumed: deposit_pack === null && packaging === null,
      return_share,
      figure: own === undefined ? ours : null,
    },
  }
}
