import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  readonly hasMore: boolean
  readonly isLoading?: boolean
  readonly onMore: () => void
  /** E.g. "50 of 198 tenders". */
  readonly children?: string
}

/** Loads the next part of a long list below the first. */
export function Pager({ hasMore, isLoading, onMore, children }: PagerProps) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.pager}>
      {children && <p role="status">{children}</p>}
      {hasMore && (
        <Button busy={isLoading} onClick={onMore}>
          {t('ui.load_more')}
        </Button>
      )}
    </div>
  )
}
