import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './factors.module.css'

interface Props {
  readonly left: number
  readonly onMade: (codes: readonly string[]) => void
}

export function MakeRecoveryCodes({ left, onMade }: Props) {
  const { t } = useTranslation(['accounts', 'common'])
  const toasts = useToasts()
  const make = useMutation({
    mutationFn: () => callApi('makeRecoveryCodes'),
    onSuccess: ({ recovery_codes }) => onMade(recovery_codes),
    onError: (thrown) =>
      toasts.show({ tone: 'error', title: t(`common:errors.${errorCodeOf(thrown)}`) }),
  })
  return (
    <div className={styles.sections}>
      <div>
        <h3>{t('codes.title')}</h3>
        <p>{t('codes.left', { count: left })}</p>
        <p className={styles.soft}>{t('codes.make_hint')}</p>
      </div>
      <div>
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {t('codes.make')}
        </Button>
      </div>
    </div>
  )
}
