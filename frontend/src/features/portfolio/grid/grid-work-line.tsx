import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from './grid-page.module.css'
import type { GridWork } from './use-grid-work.ts'

/** One line that says what was done, with the way back; no dialog asks before. */
export function GridWorkLine({ work }: { readonly work: GridWork | null }) {
  const { t } = useTranslation('portfolio')
  const { t: common } = useTranslation('common')
  if (work === null) return null
  if (work.state === 'working') {
    return (
      <p className={styles.done} role="status">
        <Spinner />
        {t('grid.working', { done: work.done, all: work.all })} {t('grid.workingText')}
      </p>
    )
  }
  if (work.state === 'failed') {
    return (
      <div className={styles.done} data-tone="error" role="alert">
        <CircleAlert aria-hidden="true" />
        <p>
          <strong>{t('grid.failed')}</strong> {common(`errors.${work.code}`)}
        </p>
        <Button size="small" onClick={work.retry}>
          {t('grid.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.done} role="status">
      <CircleCheck aria-hidden="true" />
      <p>
        {t(`grid.${work.kind}`, { count: work.count })}
        {work.refused > 0 && ` \u00b7 ${t('grid.refused', { count: work.refused })}`}
      </p>
      {work.undo !== null && (
        <Button size="small" variant="quiet" onClick={work.undo}>
          {t('products.undo')}
        </Button>
      )}
    </div>
  )
}
