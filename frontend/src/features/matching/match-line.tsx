import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { CriteriaTable } from '../../lib/matching/criteria-table.tsx'
import { useProductMatch } from '../../lib/matching/use-product-match.ts'
import { VerdictLine } from '../../lib/matching/verdict-line.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplyLink } from './apply-link.tsx'
import { DismissButton } from './dismiss-button.tsx'
import styles from './match-line.module.css'
import { OpenPoints } from './open-points.tsx'

/** A match without its criteria, but with the points that are open. */
export type MatchLineData = Omit<
  ApiOutput<'listMatchesByTender'>['rows'][number]['best'][number],
  'product'
>

export interface MatchLineProps {
  readonly match: MatchLineData
  /** What the line is about: the product under a tender, the tender under a product. */
  readonly name: ReactNode
  readonly tender: TenderSummary
  readonly tenderTitle: string
  readonly productName: string
  /** It was dismissed, and can be brought back. */
  readonly isDismissed: boolean
}

/** One match: verdict and reasons first, the number second; the criteria on demand. */
export function MatchLine({
  match,
  name,
  tender,
  tenderTitle,
  productName,
  isDismissed,
}: MatchLineProps) {
  const { t } = useTranslation('matching')
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.match} data-row data-tour="matches">
      <div className={styles.head}>
        <div className={styles.name}>{name}</div>
        <div className={styles.verdict}>
          <VerdictLine match={match}>
            {match.open_points.length > 0 && <OpenPoints points={match.open_points} />}
          </VerdictLine>
        </div>
        <div className={styles.actions}>
          <ApplyLink
            tender={tender}
            productId={match.product_id}
            tenderTitle={tenderTitle}
            productName={productName}
          />
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={t('row.whyNamed', { product: productName, tender: tenderTitle })}
            icon={<ChevronDown aria-hidden="true" className={isOpen ? styles.up : undefined} />}
            onClick={() => setOpen(!isOpen)}
          >
            {t('row.why')}
          </Button>
          <DismissButton
            match={match}
            tenderTitle={tenderTitle}
            productName={productName}
            isDismissed={isDismissed}
          />
        </div>
      </div>
      {isOpen && <Reasons match={match} />}
    </li>
  )
}

function Reasons({ match }: { readonly match: MatchLineData }) {
  const { tender_id, product_id } = match
  const { data, error, isPending, refetch } = useProductMatch(tender_id, product_id, true)
  if (isPending) return <Skeleton awaits="comparison" lines={4} />
  if (data === undefined) return <ApiFailure error={error} onRetry={() => void refetch()} />
  return (
    <CriteriaTable criteria={data.criteria} results={data.match.criteria} product={data.product} />
  )
}
