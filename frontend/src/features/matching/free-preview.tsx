import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { CriteriaTable } from '../../lib/matching/criteria-table.tsx'
import { VerdictLine } from '../../lib/matching/verdict-line.tsx'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import styles from './match-groups.module.css'
import { ProductBrief } from './product-brief.tsx'
import { useMatchSummary } from './use-matches.ts'

/** One tender with all its requirements against the own product that fits it best, before anybody pays. */
export function FreePreview() {
  const { t } = useTranslation('matching')
  const { data: summary } = useMatchSummary()
  const { data } = useQuery({
    // asked again when the comparison is done
    queryKey: ['matches', 'preview', summary?.computed_at ?? null],
    queryFn: ({ signal }) => callApi('getMatchPreview', { signal }),
    enabled: summary !== undefined,
    placeholderData: keepPreviousData,
  })
  const preview = data?.preview
  if (!preview) return null
  const { tender, criteria, product, match } = preview
  return (
    <section className={styles.group} aria-labelledby="free-preview">
      <h2 id="free-preview" className={styles.heading}>
        {t('preview.title')}
      </h2>
      <p>{t('preview.lead')}</p>
      <div className={styles.head}>
        <TenderTitle tender={tender} />
        <TenderDeadline tender={tender} />
      </div>
      <div>
        <ProductBrief product={product.facts} productId={product.product_id} />
      </div>
      <VerdictLine match={match} />
      <CriteriaTable criteria={criteria} results={match.criteria} product={product} />
    </section>
  )
}
