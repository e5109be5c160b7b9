import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { tenderState } from '#domain/tenders/tender-state.ts'
import { AccessPlanNeeded } from '../../../lib/access-plan-slot.tsx'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { ChoosePreview } from '../../../lib/matching/choose-preview.tsx'
import { CriteriaTable } from '../../../lib/matching/criteria-table.tsx'
import { PreviewHeading } from '../../../lib/matching/preview-heading.tsx'
import { type PreviewedTender, useFreePreview } from '../../../lib/matching/use-free-preview.ts'
import { VerdictLine } from '../../../lib/matching/verdict-line.tsx'
import { productName } from '../../../lib/products/product-name.ts'
import { useSession } from '../../../lib/session.ts'
import { TenderTitle } from '../../../lib/tenders/tender-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../requirements-section.module.css'
import { OpenRequirements } from './open-requirements.tsx'

/** What is read of a tender without access to it, before what has to be bought. */
export function BeforePaying({ tender }: { readonly tender: TenderSummary }) {
  const { state } = useSession()
  const isOpen = tenderState(tender, new Date()) === 'open'
  return (
    <>
      {isOpen &&
        (state === 'signed_in' ? (
          <ChosenOrOpen tender={tender} />
        ) : (
          <OpenRequirements tenderId={tender.tender_id} />
        ))}
      <AccessPlanNeeded />
    </>
  )
}

/** The whole tender, where it is the one that was chosen; else what everybody may read, and the choice. */
function ChosenOrOpen({ tender }: { readonly tender: TenderSummary }) {
  const { data, error, refetch, choose } = useFreePreview({ enabled: true })
  if (data === undefined && error === null) return <Skeleton awaits="requirements" lines={8} />
  const preview = data?.preview ?? null
  if (preview?.tender.tender_id === tender.tender_id)
    return <WholeTender preview={preview} isNew={choose.isSuccess} />
  return (
    <>
      <OpenRequirements tenderId={tender.tender_id} />
      {data === undefined && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {(preview !== null || data?.can_choose) && (
        <Choice chosen={preview?.tender ?? null}>
          <ChoosePreview tenderId={tender.tender_id} choose={choose} />
        </Choice>
      )}
    </>
  )
}

interface WholeProps {
  readonly preview: PreviewedTender
  readonly isNew: boolean
}

function WholeTender({ preview: { criteria, product, match }, isNew }: WholeProps) {
  const { t } = useTranslation('matching')
  return (
    <section className={styles.section} aria-labelledby="whole-tender">
      <PreviewHeading id="whole-tender" isNew={isNew} />
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
      <PreviewHeading id="choose-preview" isNew={false} />
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
