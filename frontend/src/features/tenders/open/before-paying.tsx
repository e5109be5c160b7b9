import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { tenderState } from '#domain/tenders/tender-state.ts'
import { AccessPlanNeeded } from '../../../lib/access-plan-slot.tsx'
import { ChoosePreview } from '../../../lib/matching/choose-preview.tsx'
import { CriteriaTable } from '../../../lib/matching/criteria-table.tsx'
import { type PreviewedTender, useFreePreview } from '../../../lib/matching/use-free-preview.ts'
import { VerdictLine } from '../../../lib/matching/verdict-line.tsx'
import { productName } from '../../../lib/products/product-name.ts'
import { useSession } from '../../../lib/session.ts'
import { TenderTitle } from '../../../lib/tenders/tender-title.tsx'
import styles from '../requirements-section.module.css'
import { OpenRequirements } from './open-requirements.tsx'

/** What is read of a tender without access to it, before what has to be bought. */
export function BeforePaying({ tender }: { readonly tender: TenderSummary }) {
  const { state } = useSession()
  const isOpen = tenderState(tender, new Date()) === 'open'
  const { data, choose } = useFreePreview({ enabled: isOpen && state === 'signed_in' })
  const { preview = null, suggested = null } = data ?? {}
  const isChosen = preview?.tender.tender_id === tender.tender_id
  return (
    <>
      {isChosen && <WholeTender {...preview} />}
      {isOpen && !isChosen && <OpenRequirements tenderId={tender.tender_id} />}
      {!isChosen && (preview !== null || suggested !== null) && (
        <Choice chosen={preview?.tender ?? null}>
          <ChoosePreview tenderId={tender.tender_id} choose={choose} />
        </Choice>
      )}
      <AccessPlanNeeded />
    </>
  )
}

function WholeTender({ criteria, product, match }: PreviewedTender) {
  const { t } = useTranslation('matching')
  return (
    <section className={styles.section} aria-labelledby="whole-tender">
      <h2 id="whole-tender">{t('preview.title')}</h2>
      <p>{t('preview.lead')}</p>
      <p>
        <strong>{productName(product.facts)}</strong>
      </p>
      <VerdictLine match={match} />
      <CriteriaTable criteria={criteria} results={match.criteria} product={product} />
    </section>
  )
}

interface ChoiceProps {
  /** Another tender that was chosen. */
  readonly chosen: TenderSummary | null
  readonly children: ReactNode
}

function Choice({ chosen, children }: ChoiceProps) {
  const { t } = useTranslation('matching')
  return (
    <section className={styles.section} aria-labelledby="choose-preview">
      <h2 id="choose-preview">{t('preview.title')}</h2>
      {chosen === null ? (
        children
      ) : (
        <>
          <p>{t('preview.other')}</p>
          <TenderTitle tender={chosen} />
        </>
      )}
    </section>
  )
}
