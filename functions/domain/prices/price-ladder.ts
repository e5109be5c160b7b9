import type { Market } from '../shared/market.ts'
import { finnishLadder } from './finland/ladder.ts'
import type { LadderInput, PriceLadder } from './ladder.ts'
import { norwegianLadder } from './norway/ladder.ts'
import { swedishLadder } from './sweden/ladder.ts'

const ladders: Readonly<Record<Market, (input: LadderInput) => PriceLadder>> = {
  SE: swedishLadder,
  NO: norwegianLadder,
  FI: finnishLadder,
}

/** From the producer's price to the shelf; where a figure is missing, as far as the others reach. */
export const computeLadder = (market: Market, input: LadderInput): PriceLadder =>
  ladders[market](input)
