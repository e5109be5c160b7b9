import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './factors.module.css'
import { useCancelDeletion, useErasure } from './use-deletion.ts'

/** Over the profile while a deletion is waiting: when it comes, and the way to keep the account. */
export function DeletionNotice() {
  const { t } = useTranslation(['accounts', 'common'])
  const format = useFormat()
  const toasts = useToasts()
  const { data } = useErasure()
  const cancel = useCancelDeletion(() =>
    toasts.show({ tone: 'success', title: t('deletion.kept_now') }),
  )
  if (!data?.deletion) return null
  const time = format.instant(data.deletion.erase_after)
  return (
    <Notice tone="warning" title={t('deletion.waiting_title')}>
      <p>{t('deletion.waiting', { time })}</p>
      {cancel.error && <p>{t(`common:errors.${errorCodeOf(cancel.error)}`)}</p>}
      <div className={styles.below}>
        <Button variant="primary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('deletion.keep')}
        </Button>
      </div>
    </Notice>
  )
}
