import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './billing-section.module.css'
import { type Billing, type PlanStanding, planStandingOf } from './plan-standing.ts'
import { PortalButton } from './portal-button.tsx'

const tones = {
  renews: 'success',
  granted: 'success',
  ends: 'warning',
  grace: 'error',
  unpaid: 'error',
  incomplete: 'warning',
  ended: 'neutral',
  none: 'neutral',
} as const

/** The state of the Access plan, what happens next and when, and the way to change it. */
export function PlanStateCard({ billing }: { readonly billing: Billing }) {
  const { t } = useTranslation('billing')
  const { instant } = useFormat()
  const standing = planStandingOf(billing)
  const mayBuy = standing.is === 'none' || standing.is === 'ended' || standing.is === 'incomplete'
  return (
    <Card
      title={t('access.title')}
      aside={<Badge tone={tones[standing.is]}>{t(`plan.${standing.is}`)}</Badge>}
      footer={
        <>
          {billing.has_portal && <PortalButton standing={standing.is} />}
          {mayBuy && (
            <LinkButton variant="primary" to="/pricing">
              {t('plan.see')}
            </LinkButton>
          )}
        </>
      }
    >
      <Words standing={standing} />
      {standing.is === 'none' && billing.requested_at !== null && (
        <p>{t('plan.requested', { time: instant(billing.requested_at) })}</p>
      )}
      {billing.has_portal && <p className={styles.soft}>{t('plan.portal_text')}</p>}
    </Card>
  )
}

function Words({ standing }: { readonly standing: PlanStanding }) {
  const { t } = useTranslation('billing')
  const { date } = useFormat()
  const day = 'on' in standing ? date(standing.on.slice(0, 10), 'long') : ''
  switch (standing.is) {
    case 'grace':
      return (
        <Notice tone="error" title={t('plan.grace_title')}>
          {t('plan.grace_text', { date: day })}
        </Notice>
      )
    case 'unpaid':
      return (
        <Notice tone="error" title={t('plan.unpaid_title')}>
          {t('plan.unpaid_text')}
        </Notice>
      )
    case 'ends':
      return <Notice tone="warning">{t('plan.ends_text', { date: day })}</Notice>
    case 'renews':
      return <p>{t('plan.renews_text', { date: day })}</p>
    case 'granted':
      return <p>{t('plan.granted_text', { date: day })}</p>
    case 'incomplete':
      return <p>{t('plan.incomplete_text')}</p>
    case 'ended':
      return <p>{t('plan.ended_text')}</p>
    case 'none':
      return <p>{t('plan.none_text')}</p>
  }
}
