import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import styles from './folded-filters.module.css'
import { useIsWide } from './use-is-wide.ts'

export interface FoldedFiltersProps {
  /** "Filters", with the number of those that are set. */
  readonly label: string
  readonly children: ReactNode
}

/** Filters that stand on the page where there is room, and fold behind one line on a phone. */
export function FoldedFilters({ label, children }: FoldedFiltersProps) {
  if (useIsWide()) return children
  return (
    <details className={styles.fold}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        {label}
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
