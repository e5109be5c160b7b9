import { useTranslation } from 'react-i18next'
import type { ProductId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { applyPath, useApplyWay } from '../../lib/applications/use-apply-way.ts'
import { LinkButton } from '../../ui/link-button.tsx'

export interface ApplyLinkProps {
  readonly tender: TenderSummary
  readonly productId: ProductId
  readonly tenderTitle: string
  readonly productName: string
}

/** From a match to its application, with the product of the line. */
export function ApplyLink({ tender, productId, tenderTitle, productName }: ApplyLinkProps) {
  const { t } = useTranslation('matching')
  const { way } = useApplyWay(tender)
  if (way === null) return null
  return (
    <LinkButton
      size="small"
      to={applyPath(tender.tender_id, way === 'start' ? productId : null)}
      aria-label={t(`row.${way}Named`, { product: productName, tender: tenderTitle })}
    >
      {t(`row.${way}`)}
    </LinkButton>
  )
}
