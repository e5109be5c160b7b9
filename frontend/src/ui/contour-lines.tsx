import { classNames } from './class-names.ts'
import styles from './contour-lines.module.css'

/** Contour lines of a fjord's shores, in the colour of the text; drawn once, in a file of their own. */
export const ContourLines = ({ className }: { readonly className?: string }) => (
  <div className={classNames(styles.lines, className)} />
)
