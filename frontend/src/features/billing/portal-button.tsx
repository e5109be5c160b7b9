import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PlanStanding } from './plan-standing.ts'
import styles from './portal-button.module.css'

const labels = {
  renews: 'manage',
  granted: 'manage',
  ends: 'resume',
  grace: 'update_card',
  unpaid: 'update_card',
  incomplete: 'manage',
  ended: 'manage',
  none: 'manage',
} as const

/** Opens the provider's portal: card, cancellation, resumption, billing address. */
export function PortalButton({ standing }: { readonly standing: PlanStanding['is'] }) {
  const { t } = useTranslation(['billing', 'common'])
  const language = useLanguage()
  const portal = useMutation({
    mutationFn: () => callApi('openBillingPortal', { body: { language } }),
    onSuccess: ({ url }) => location.assign(url),
  })
  const needsCard = standing === 'grace' || standing === 'unpaid'
  return (
    <div className={styles.portal}>
      {portal.error && (
        <Notice tone="error" announce title={t('plan.portal_failed')}>
          {t(`common:errors.${errorCodeOf(portal.error)}`)}
        </Notice>
      )}
      <div>
        <Button
          variant={needsCard ? 'primary' : 'secondary'}
          busy={portal.isPending}
          onClick={() => portal.mutate()}
        >
          {t(`plan.${labels[standing]}`)}
        </Button>
      </div>
    </div>
  )
}
