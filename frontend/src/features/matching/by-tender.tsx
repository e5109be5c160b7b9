import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import type { ApiOutput } from '../../lib/api.ts'
import { ListPager } from '../../lib/list-pager.tsx'
import { MuteTender } from '../../lib/matching/mute-tender.tsx'
import { productName } from '../../lib/products/product-name.ts'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Counts } from './counts.tsx'
import type { MatchFilter } from './match-filter.ts'
import styles from './match-groups.module.css'
import { MatchLine } from './match-line.tsx'
import { MatchesFailure } from './matches-failure.tsx'
import { MoreLines, shownLines } from './more-lines.tsx'
import { NoMatches } from './no-matches.tsx'
import { ProductBrief } from './product-brief.tsx'
import { Total } from './total.tsx'
import { useMatchesByTender } from './use-matches.ts'

export interface MatchListProps {
  readonly filter: MatchFilter
  readonly onShowAll: () => void
}

export function ByTender({ filter, onShowAll }: MatchListProps) {
  const list = useMatchesByTender(filter)
  if (list.isPending) return <Skeleton awaits="matches" lines={10} />
  if (list.data === undefined) {
    return <MatchesFailure error={list.error} onRetry={() => void list.refetch()} />
  }
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <NoMatches filter={filter} onShowAll={onShowAll} />
  return (
    <div className={styles.groups} aria-busy={list.isPlaceholderData}>
      <Total of="tender" count={list.data.pages[0]?.total ?? rows.length} />
      {rows.map((row) => (
        <TenderGroup key={row.tender.tender_id} row={row} verdict={filter.verdict} />
      ))}
      <ListPager list={list} />
    </div>
  )
}

type TenderRow = ApiOutput<'listMatchesByTender'>['rows'][number]

function TenderGroup({ row, verdict }: { readonly row: TenderRow } & Pick<MatchFilter, 'verdict'>) {
  const { t } = useTranslation('matching')
  const { tender, best } = row
  const title = useTitleOf()(tender)
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>
          <TenderTitle tender={tender} />
        </h3>
        <TenderDeadline tender={tender} />
      </header>
      <Counts of={row} />
      <ul className={styles.lines} aria-label={t('row.best')}>
        {best.slice(0, shownLines).map((line) => (
          <MatchLine
            key={line.product_id}
            match={line}
            name={<ProductBrief product={line.product} productId={line.product_id} />}
            tender={tender}
            tenderTitle={title}
            productName={productName(line.product)}
            isDismissed={verdict === 'dismissed'}
          />
        ))}
      </ul>
      <MoreLines of={row} verdict={verdict} shown={Math.min(best.length, shownLines)}>
        {(more) => <LocaleLink to={`/tenders/${tender.tender_id}`}>{more}</LocaleLink>}
      </MoreLines>
      <div>
        <MuteTender tenderId={tender.tender_id} title={title} />
      </div>
    </section>
  )
}
