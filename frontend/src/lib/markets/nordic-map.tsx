import type { Market } from '#domain/shared/market.ts'
import maps from './nordic.svg'

export interface NordicMapProps {
  readonly market: Market
  /** In pixels. */
  readonly height?: number
}

/** The three countries, much simplified, one of them filled, with a dot for the head office. */
export const NordicMap = ({ market, height = 136 }: NordicMapProps) => (
  <img
    src={`${maps}#${market}`}
    alt=""
    width={Math.round((height * 134) / 180)}
    height={height}
    loading="lazy"
  />
)
