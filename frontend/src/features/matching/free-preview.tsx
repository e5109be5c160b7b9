import { useTranslation } from 'react-i18next'
import { ChoosePreview } from '../../lib/matching/choose-preview.tsx'
import { CriteriaTable } from '../../lib/matching/criteria-table.tsx'
import { type PreviewedTender, useFreePreview } from '../../lib/matching/use-free-preview.ts'
import { VerdictLine } from '../../lib/matching/verdict-line.tsx'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import styles from './match-groups.module.css'
import { ProductBrief } from './product-brief.tsx'
import { useMatchSummary } from './use-matches.ts'

/** One tender of the producer's choice with all its requirements, before anybody pays. */
export function FreePreview() {
  const { t } = useTranslation('matching')
  const { data: summary } = useMatchSummary()
  const { data, choose } = useFreePreview({
    enabled: summary !== undefined,
    computedAt: summary?.computed_at ?? null,
  })
  const tender = data?.preview?.tender ?? data?.suggested
  if (data === undefined || !tender) return null
  return (
    <section className={styles.group} aria-labelledby="free-preview">
      <h2 id="free-preview" className={styles.heading}>
        {t('preview.title')}
      </h2>
      <p>{t(data.preview === null ? 'preview.best' : 'preview.lead')}</p>
      <div className={styles.head}>
        <TenderTitle tender={tender} />
        <TenderDeadline tender={tender} />
      </div>
      {data.preview === null ? (
        <ChoosePreview tenderId={tender.tender_id} choose={choose} />
      ) : (
        <Compared {...data.preview} />
      )}
    </section>
  )
}

function Compared({ criteria, product, match }: PreviewedTender) {
  return (
    <>
      <div>
        <ProductBrief product={product.facts} productId={product.product_id} />
      </div>
      <VerdictLine match={match} />
      <CriteriaTable criteria={criteria} results={match.criteria} product={product} />
    </>
  )
}
