import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeskRole } from '../../../../lib/use-desk-role.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { AccessStatus } from './access-status.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import styles from './producers.module.css'
import type { DeskProducer } from './use-producer.ts'

/** The Access plan of a producer, which administrators grant to who asked for it, and the way to the payments. */
export function PlanPart({ found: { plan, producer } }: { readonly found: DeskProducer }) {
  const { t } = useTranslation('desk-producers')
  const { instant } = useFormat()
  const isAdmin = useDeskRole() === 'admin'
  const [isGranting, setGranting] = useState(false)
  const today = new Date().toISOString().slice(0, 10)
  return (
    <section className={styles.part}>
      <h2>{t('access_plan')}</h2>
      {plan === null ? (
        <p>{t('no_plan')}</p>
      ) : (
        <>
          <p>
            <AccessStatus plan={plan} today={today} />
          </p>
          {plan.requested_at !== null && (
            <p>{t('asked_on', { date: instant(plan.requested_at) })}</p>
          )}
          {plan.note !== null && <p>{plan.note}</p>}
        </>
      )}
      <div className={styles.links}>
        {isAdmin && plan !== null && (
          <Button size="small" onClick={() => setGranting(true)}>
            {plan.granted_until === null ? t('grant') : t('change')}
          </Button>
        )}
        <LinkButton
          size="small"
          to={`/admin/payments?company=${encodeURIComponent(producer.user_id)}`}
        >
          {t('payments')}
        </LinkButton>
      </div>
      {isGranting && plan !== null && (
        <GrantDialog
          plan={{ ...plan, company_name: producer.company_name ?? producer.email }}
          onClose={() => setGranting(false)}
        />
      )}
    </section>
  )
}
