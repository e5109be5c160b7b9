import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductId } from '#domain/shared/ids.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { productName } from '../../lib/products/product-name.ts'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Counts } from './counts.tsx'
import styles from './match-groups.module.css'
import { MatchLine } from './match-line.tsx'
import { shownLines } from './more-lines.tsx'
import { useMatchesOfProduct } from './use-matches.ts'

/** The open tenders that a product fits, on its own page. */
export function ProductMatches({ productId }: { readonly productId: ProductId }) {
  const { t } = useTranslation('matching')
  return (
    <section className={styles.group} aria-labelledby="product-matches">
      <h2 id="product-matches" className={styles.heading}>
        {t('ofProduct.title')}
      </h2>
      <Tenders productId={productId} />
    </section>
  )
}

function Tenders({ productId }: { readonly productId: ProductId }) {
  const { t } = useTranslation('matching')
  const { data, error, isPending, refetch } = useMatchesOfProduct(productId)
  if (isPending) return <Skeleton awaits="matches" lines={3} />
  if (data === undefined) {
    // beside the product's facts stands no price list of ours: the way to it does
    if (errorCodeOf(error) === 'access_plan_required') return <NeedsAccess />
    return <ApiFailure error={error} title={t('failed')} onRetry={() => void refetch()} />
  }
  const [row] = data.rows
  if (data.computing) return <p role="status">{t('computing.title')}</p>
  if (row === undefined) return <p>{t('ofProduct.none')}</p>
  return <Lines row={row} />
}

function NeedsAccess() {
  const { t } = useTranslation('matching')
  return (
    <>
      <p>{t('ofProduct.needsAccess')}</p>
      <p>
        <LinkButton to="/pricing">{t('ofProduct.seePlans')}</LinkButton>
      </p>
    </>
  )
}

function Lines({ row }: { readonly row: ApiOutput<'listMatchesByProduct'>['rows'][number] }) {
  const { t } = useTranslation('matching')
  const [isWhole, setWhole] = useState(false)
  const titleOf = useTitleOf()
  const shown = isWhole ? row.best : row.best.slice(0, shownLines)
  return (
    <>
      <Counts of={row} />
      <ul className={styles.lines}>
        {shown.map(({ tender, ...match }) => (
          <MatchLine
            key={tender.tender_id}
            match={match}
            name={
              <span className={styles.tender}>
                <TenderTitle
                  tender={tender}
                  to={`/tenders/${tender.tender_id}?product=${row.product.product_id}`}
                />
                <TenderDeadline tender={tender} />
              </span>
            }
            tender={tender}
            tenderTitle={titleOf(tender)}
            productName={productName(row.product.facts)}
            isDismissed={false}
          />
        ))}
      </ul>
      {shown.length < row.best.length && (
        <p>
          <Button size="small" onClick={() => setWhole(true)}>
            {t('ofProduct.all', { count: row.best.length })}
          </Button>
        </p>
      )}
    </>
  )
}
