import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocaleNavigate } from '../../../../../i18n/use-locale-path.ts'
import { callApi } from '../../../../../lib/api.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import styles from './intake.module.css'

/** Has every stored tender read again; what is read otherwise now is reviewed like a plan. */
export function RereadStored() {
  const { t } = useTranslation(['desk-tenders', 'common'])
  const navigate = useLocaleNavigate()
  const begin = useMutation({
    mutationFn: () => callApi('createIntake', { body: { from: 'stored' } }),
    onSuccess: ({ intake }) => navigate(`/admin/tenders/intake/${intake.intake_id}`),
  })
  return (
    <details className={styles.more}>
      <summary>{t('again.title')}</summary>
      <p>{t('again.text')}</p>
      {begin.error && (
        <Notice tone="error" announce title={t('again.failed')}>
          {t(`common:errors.${errorCodeOf(begin.error)}`)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('again.begin')}
        </Button>
      </div>
    </details>
  )
}
