import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskStage, deskStages } from '#domain/applications/lifecycle.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { OutcomeBadge } from '../../../../lib/applications/outcome-badge.tsx'
import { ListPager } from '../../../../lib/list-pager.tsx'
import { TitleWords } from '../../../../lib/tenders/title-words.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ListFrame } from '../../list/list-frame.tsx'
import { useFullPages } from '../../list/use-full-pages.ts'
import styles from './application-board.module.css'
import { applicationCsv, type ListedApplication } from './application-csv.ts'
import { type ApplicationFilter, columnQueryOf, isFiltered } from './application-filter.ts'
import { useAllApplications } from './use-all-applications.ts'
import { applicationPath, Deadlines } from './use-application-columns.tsx'

interface Props {
  readonly filter: ApplicationFilter
  readonly filters: ReactNode
}

/** What reached the desk, in a column for each stage; each step is done on the page of its application. */
export function ApplicationBoard({ filter, filters }: Props) {
  const { t } = useTranslation('desk-applications')
  const queries = deskStages.map((stage) => columnQueryOf(filter, stage))
  // every column says the same of the words that are searched for
  const { data } = useAllApplications(columnQueryOf(filter, deskStages[0]))
  return (
    <ListFrame
      filters={filters}
      isFiltered={isFiltered(filter)}
      csv={{ name: 'applications', make: () => applicationCsv(...queries) }}
    >
      {data?.pages[0]?.names_left_out && <Notice tone="info" title={t('names_left_out')} />}
      <div className={styles.board}>
        {deskStages.map((stage) => (
          <StageColumn key={stage} stage={stage} filter={filter} />
        ))}
      </div>
    </ListFrame>
  )
}

interface ColumnProps {
  readonly stage: DeskStage
  readonly filter: ApplicationFilter
}

function StageColumn({ stage, filter }: ColumnProps) {
  const { t } = useTranslation('desk-applications')
  const list = useAllApplications(columnQueryOf(filter, stage))
  const heading = useId()
  const cards = list.data?.pages.flatMap((page) => page.applications)
  const more = useFullPages(list, cards?.length)
  const isSearching = list.hasNextPage && (cards?.length ?? 0) === 0
  return (
    <section className={styles.column} aria-labelledby={heading} aria-busy={list.isPlaceholderData}>
      <h2 id={heading}>
        {t(`stage.${stage}`)}{' '}
        {cards && <span>{`${cards.length}${list.hasNextPage ? '+' : ''}`}</span>}
      </h2>
      {cards === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {(cards === undefined || isSearching) && list.error === null && (
        <Skeleton awaits="applications" lines={6} />
      )}
      {cards?.length === 0 && !isSearching && <p className={styles.none}>{t('board_none')}</p>}
      {cards && cards.length > 0 && (
        <>
          <ul className={styles.cards}>
            {cards.map((one) => (
              <Card key={`${one.user_id} ${one.tender.tender_id}`} one={one} />
            ))}
          </ul>
          <ListPager list={{ ...list, fetchNextPage: more }} />
        </>
      )}
    </section>
  )
}

function Card({ one }: { readonly one: ListedApplication }) {
  const { t } = useTranslation('desk-applications')
  const { t: word } = useTranslation('vocabulary')
  const { tender, company_name, product_name, desk } = one
  return (
    <li data-row className={styles.card}>
      <LocaleLink to={applicationPath(one)}>
        <TitleWords tender={tender} />
      </LocaleLink>
      <span>{[company_name, product_name].filter(Boolean).join(' \u00b7 ')}</span>
      <span className={styles.soft}>
        {[word(`market.${tender.market}`), tender.reference].filter(Boolean).join(' \u00b7 ')}
      </span>
      <Deadlines one={one} />
      {desk?.outcome && <OutcomeBadge kind={desk.outcome.kind} />}
      <span className={styles.soft}>{desk?.responsible?.email ?? t('responsible.nobody')}</span>
    </li>
  )
}
