import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import styles from './import-page.module.css'
import type { LastMend } from './use-cell-mend.ts'

/** What was just mended, and the offer to mend all equal cells with it. */
export function MendLine(props: { readonly last: LastMend | null; readonly onSpread: () => void }) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const { last, onSpread } = props
  return (
    <div role="status" className={styles.mendLine}>
      {last !== null && (
        <>
          <Check aria-hidden="true" />
          <span>
            {fact(`fact.${last.field}`)}:{' '}
            {last.mended === 0 ? t('value.nothing') : t('value.saved', { count: last.mended })}
          </span>
          {last.equal !== null && (
            <Button size="small" onClick={onSpread}>
              {t('value.alsoEqual')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
