import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import type { ApiOutput } from '../../lib/api.ts'
import { ListPager } from '../../lib/list-pager.tsx'
import { productName } from '../../lib/products/product-name.ts'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { MatchListProps } from './by-tender.tsx'
import { Counts } from './counts.tsx'
import type { MatchFilter } from './match-filter.ts'
import styles from './match-groups.module.css'
import { MatchLine } from './match-line.tsx'
import { MatchesFailure } from './matches-failure.tsx'
import { MoreLines, shownLines } from './more-lines.tsx'
import { NoMatches } from './no-matches.tsx'
import { ProductFactsLine } from './product-brief.tsx'
import { Total } from './total.tsx'
import { useMatchesByProduct } from './use-matches.ts'

export function ByProduct({ filter, onShowAll }: MatchListProps) {
  const list = useMatchesByProduct(filter)
  if (list.isPending) return <Skeleton awaits="matches" lines={10} />
  if (list.data === undefined) {
    return <MatchesFailure error={list.error} onRetry={() => void list.refetch()} />
  }
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <NoMatches filter={filter} onShowAll={onShowAll} />
  return (
    <div className={styles.groups} aria-busy={list.isPlaceholderData}>
      <Total
        of="product"
        count={list.data.pages[0]?.total ?? rows.length}
        isWhole={list.data.pages[0]?.is_whole ?? true}
      />
      {rows.map((row) => (
        <ProductGroup key={row.product.product_id} row={row} verdict={filter.verdict} />
      ))}
      <ListPager list={list} />
    </div>
  )
}

type ProductRow = ApiOutput<'listMatchesByProduct'>['rows'][number]

function ProductGroup({
  row,
  verdict,
}: { readonly row: ProductRow } & Pick<MatchFilter, 'verdict'>) {
  const { t } = useTranslation('matching')
  const { product, best } = row
  const titleOf = useTitleOf()
  const name = productName(product.facts)
  const path = `/products/${product.product_id}`
  return (
    <section className={styles.group} aria-label={name}>
      <header className={styles.head}>
        <div className={styles.tender}>
          <h3 className={styles.title}>
            <LocaleLink to={path}>{product.facts.name}</LocaleLink>
          </h3>
          <ProductFactsLine product={product.facts} />
        </div>
        <LinkButton size="small" to={path}>
          {t('row.correctProduct')}
        </LinkButton>
      </header>
      <Counts of={row} />
      <ul className={styles.lines} aria-label={t('row.bestTenders')}>
        {best.slice(0, shownLines).map(({ tender, ...match }) => (
          <MatchLine
            key={tender.tender_id}
            match={match}
            name={
              <span className={styles.tender}>
                <TenderTitle
                  tender={tender}
                  to={`/tenders/${tender.tender_id}?product=${product.product_id}`}
                />
                <TenderDeadline tender={tender} />
              </span>
            }
            tender={tender}
            tenderTitle={titleOf(tender)}
            productName={name}
            isDismissed={verdict === 'dismissed'}
          />
        ))}
      </ul>
      <MoreLines of={row} verdict={verdict} shown={Math.min(best.length, shownLines)} />
    </section>
  )
}
