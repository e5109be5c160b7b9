import { classNames } from '../../ui/class-names.ts'
import styles from './harbour-drawing.module.css'

/** Bottle, can, cask and bag-in-box on a quay; behind them vineyard rows run into a fjord's shores. */
export const HarbourDrawing = ({ className }: { readonly className?: string }) => (
  <div className={classNames(styles.drawing, className)} />
)
