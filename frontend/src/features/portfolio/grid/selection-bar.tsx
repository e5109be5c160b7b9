import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import styles from './grid-page.module.css'

export interface SelectionBarProps {
  readonly count: number
  /** How many the filter shows. */
  readonly shown: number
  readonly onSelectShown: () => void
  readonly onSetValue: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** What can be done with the selected products; it stands below the grid and covers no row. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useTranslation('portfolio')
  const { count, shown, onSelectShown, onSetValue, onDelete, onClear } = props
  return (
    <section className={styles.bar} aria-label={t('grid.selection')}>
      <p role="status">{t('grid.selected', { count })}</p>
      {count < shown && (
        <Button size="small" variant="quiet" onClick={onSelectShown}>
          {t('grid.selectAll', { count: shown })}
        </Button>
      )}
      <div className={styles.barActions}>
        <Button size="small" variant="primary" onClick={onSetValue}>
          {t('grid.setValue')}
        </Button>
        <Button size="small" onClick={onDelete}>
          {t('products.delete')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<X aria-hidden="true" />}
          aria-label={t('grid.clearSelection')}
          onClick={onClear}
        />
      </div>
    </section>
  )
}
