import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductId } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { CriteriaTable } from '../../lib/matching/criteria-table.tsx'
import { VerdictLine } from '../../lib/matching/verdict-line.tsx'
import { productName } from '../../lib/products/product-name.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './requirements-section.module.css'
import { useCompared } from './use-compared.ts'

export interface RequirementsSectionProps {
  readonly tenderId: number
  readonly criteria: readonly Criterion[]
  readonly isCorrected: boolean
  /** With the product that is shown; null: none. */
  readonly onCompare: (product: ProductId | null) => void
}

/** The requirements of the tender against one product at a time. */
export function RequirementsSection(props: RequirementsSectionProps) {
  const { t } = useTranslation('tenders')
  return (
    <section className={styles.section} aria-labelledby="requirements">
      <h2 id="requirements">{t('detail.requirements')}</h2>
      {props.isCorrected && <p>{t('detail.corrected')}</p>}
      <Comparison {...props} />
    </section>
  )
}

function Comparison({ tenderId, criteria, onCompare }: RequirementsSectionProps) {
  const { t } = useTranslation('tenders')
  const { t: word } = useTranslation('vocabulary')
  const { matches, rows, shown, isPending, choose } = useCompared(tenderId)
  const shownId = shown?.product.product_id ?? null
  useEffect(() => onCompare(shownId), [shownId, onCompare])
  if (isPending) return <Skeleton awaits="comparison" lines={6} />
  return (
    <>
      {matches.isError && (
        <ApiFailure error={matches.error} onRetry={() => void matches.refetch()} />
      )}
      {rows.length > 0 && (
        <div className={styles.choose}>
          <Select
            label={t('match.choose')}
            value={shown?.product.product_id ?? ''}
            empty={t('match.none')}
            options={rows.map(({ product, match }) => ({
              value: product.product_id,
              label: t('match.option', {
                name: productName(product.facts),
                verdict: word(`verdict.${match.verdict}`),
              }),
            }))}
            onChange={choose}
          />
          {matches.hasNextPage && (
            <div>
              <Button
                size="small"
                busy={matches.isFetchingNextPage}
                onClick={() => void matches.fetchNextPage()}
              >
                {t('match.more')}
              </Button>
            </div>
          )}
        </div>
      )}
      {matches.isSuccess && rows.length === 0 && <NothingToCompare />}
      {shown && (
        <div className={styles.verdict}>
          <VerdictLine match={shown.match} />
          <LinkButton size="small" to={`/products/${shown.product.product_id}`}>
            {t('match.correct')}
          </LinkButton>
        </div>
      )}
      <CriteriaTable criteria={criteria} results={shown?.match.criteria} product={shown?.product} />
    </>
  )
}

function NothingToCompare() {
  const { t } = useTranslation('tenders')
  const { t: matching } = useTranslation('matching')
  return (
    <Notice action={<LinkButton to="/upload-portfolio">{matching('empty.upload')}</LinkButton>}>
      {t('match.noProducts')}
    </Notice>
  )
}
