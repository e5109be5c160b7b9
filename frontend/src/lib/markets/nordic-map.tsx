import type { Market } from '#domain/shared/market.ts'
import styles from './nordic-map.module.css'

/** The three countries, much simplified, one of them filled, with a dot for the head office. */
export const NordicMap = ({ market }: { readonly market: Market }) => (
  <div className={styles.map} data-market={market} />
)
