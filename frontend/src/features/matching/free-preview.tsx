import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ChoosePreview } from '../../lib/matching/choose-preview.tsx'
import { CriteriaTable } from '../../lib/matching/criteria-table.tsx'
import { PreviewHeading } from '../../lib/matching/preview-heading.tsx'
import { type PreviewedTender, useFreePreview } from '../../lib/matching/use-free-preview.ts'
import { VerdictLine } from '../../lib/matching/verdict-line.tsx'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './match-groups.module.css'
import { ProductBrief } from './product-brief.tsx'
import { useMatchSummary } from './use-matches.ts'

/** One tender of the producer's choice with all its requirements, before anybody pays. */
export function FreePreview() {
  const { t } = useTranslation('matching')
  const { data: summary } = useMatchSummary()
  const { data, error, refetch, choose } = useFreePreview({
    enabled: summary !== undefined,
    computedAt: summary?.computed_at ?? null,
  })
  if (data === undefined) {
    return error === null ? (
      <Skeleton awaits="matches" lines={6} />
    ) : (
      <ApiFailure error={error} onRetry={() => void refetch()} />
    )
  }
  const { preview, suggested, can_choose } = data
  const tender = preview?.tender ?? suggested
  if (preview === null && !can_choose) return null
  return (
    <section className={styles.group} aria-labelledby="free-preview">
      <PreviewHeading id="free-preview" className={styles.heading} isNew={choose.isSuccess} />
      {tender === null ? (
        <p>
          {t('preview.any')} <LocaleLink to="/tenders">{t('preview.to_tenders')}</LocaleLink>
        </p>
      ) : (
        <>
          <p>{t(preview === null ? 'preview.best' : 'preview.lead')}</p>
          <div className={styles.head}>
            <TenderTitle tender={tender} />
            <TenderDeadline tender={tender} />
          </div>
        </>
      )}
      {preview !== null && <Compared {...preview} />}
      {preview === null && tender !== null && (
        <ChoosePreview tenderId={tender.tender_id} choose={choose} />
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
