import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './folded-filters.module.css'

export interface FoldedFiltersProps {
  /** "Filters", with the number of those that are set. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * Filters that stand on the page where there is room, and fold behind one button on a phone. The style sheet
 * decides: a page that was rendered before anybody asked for it knows no width, and must not move.
 */
export function FoldedFilters({ label, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const folded = useId()
  return (
    <div className={styles.fold}>
      <Button
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={folded}
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={folded} className={styles.folded} data-open={isOpen}>
        {children}
      </div>
    </div>
  )
}
