import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { RequirementCounts } from '../../lib/matching/requirement-counts.tsx'
import { useSession } from '../../lib/session.ts'
import { parseTenderId } from '../../lib/tenders/parse-tender-id.ts'
import styles from './access-plan-panel.module.css'
import { PlanCard } from './plan-card.tsx'
import { SingleCard } from './single-card.tsx'

/**
 * Stands where a page needs the Access plan; on a page about one tender (`/tenders/:tenderId`,
 * `/tender-application/:productId`) a single application for it is the other way.
 */
export function AccessPlanPanel() {
  const { t } = useTranslation('billing')
  const { tenderId, productId } = useParams()
  const { state } = useSession()
  const id = parseTenderId(tenderId ?? productId)
  return (
    <section className={styles.panel} aria-labelledby="access-needed-title">
      <h2 id="access-needed-title">{t(id === null ? 'needed.plan' : 'needed.tender')}</h2>
      <p className={styles.lead}>{t('needed.lead')}</p>
      {id !== null && state === 'signed_in' && <RequirementCounts tenderId={id} />}
      <div className={styles.paths}>
        <PlanCard level={3} />
        <SingleCard level={3} tenderId={id} />
      </div>
      <p className={styles.soft}>{t('pricing.vat_short')}</p>
    </section>
  )
}
