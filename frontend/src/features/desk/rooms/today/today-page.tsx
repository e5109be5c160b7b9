import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useSession } from '../../../../lib/session.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { onePage } from '../../list/one-page.ts'
import { shownCount, type Today, useToday } from '../../use-today.ts'
import { ViewBar } from '../../views/view-bar.tsx'
import { FirstRunNotice } from './first-run-notice.tsx'
import { todayCsv } from './today-csv.ts'
import {
  everything,
  filterSearch,
  isShown,
  listPathOf,
  owners,
  parseFilter,
  spanOf,
  spans,
  type TodayFilter,
  type TodayItem,
} from './today-filter.ts'
import { useTodayColumns } from './use-today-columns.tsx'

type Answer = ReturnType<typeof useToday>

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin`: what waits for a person, by deadline. Nothing is done here: each line leads to its item. */
export function TodayPage() {
  const { t } = useTranslation('desk-today')
  const { fullDate } = useFormat()
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const answer = useToday({ kind: filter.kind || undefined, refetchOnMount: 'always' })
  const { data, error, refetch } = answer
  return (
    <Page width="wide" title={t('title')} lead={data && t('lead', { day: fullDate(data.today) })}>
      {data === undefined && error === null && <Skeleton awaits="work" lines={10} />}
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      <FirstRunNotice />
      {data && <NotRead today={data} onRetry={() => void refetch()} />}
      <ViewBar list="today" />
      {data && <Waiting answer={answer} today={data} filter={filter} onFilter={setFilter} />}
    </Page>
  )
}

function NotRead({ today, onRetry }: { readonly today: Today; readonly onRetry: () => void }) {
  const { t } = useTranslation('desk-today')
  const { list } = useFormat()
  if (today.not_read.length === 0) return null
  const names = list(today.not_read.map((name) => t(`list.${name}`)))
  return (
    <Notice tone="warning" announce title={t('not_read', { names })}>
      <p>{t('not_read_text')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Notice>
  )
}

/** Whether more waits than is listed, and where the kinds that are cut stand whole. */
function cutOf({ counts, items }: Today, { kind }: TodayFilter) {
  const shown = counts.filter((one) => kind === '' || one.kind === kind)
  const listed = items.filter((one) => kind === '' || one.kind === kind).length
  const more = shown.filter(({ is_more }) => is_more)
  const isCut = more.length > 0 || listed < shown.reduce((sum, { count }) => sum + count, 0)
  return {
    isCut,
    lists: more.flatMap((one) => {
      const path = listPathOf[one.kind]
      return path === undefined ? [] : [{ ...one, path }]
    }),
  }
}

interface WaitingProps {
  readonly answer: Answer
  readonly today: Today
  readonly filter: TodayFilter
  readonly onFilter: (change: Partial<TodayFilter>) => void
}

function Waiting({ answer, today, filter, onFilter: setFilter }: WaitingProps) {
  const { t } = useTranslation('desk-today')
  const { user } = useSession()
  const columns = useTodayColumns(today.today)
  const items = today.items.filter((item) => isShown(item, filter, user?.email ?? null))
  const isFiltered = filterSearch(filter).size > 0
  const cut = cutOf(today, filter)
  // what could not be read may wait all the same
  if (today.items.length === 0 && today.not_read.length > 0) return null
  return (
    <>
      <DeskList
        caption={t('title')}
        list={onePage(answer)}
        rowsOf={() => items}
        rowKey={({ kind, path, since, due, about }) => [kind, path, since, due, about].join(' ')}
        columns={columns}
        groups={spans.map((span) => ({
          key: span,
          title: t(`span.${span}`),
          holds: (item: TodayItem) => spanOf(item, today.today) === span,
        }))}
        csv={{ name: 'today', make: () => todayCsv(items) }}
        filters={
          today.items.length > 0 && (
            <Filters counts={today.counts} filter={filter} onChange={setFilter} />
          )
        }
        onClear={isFiltered ? () => setFilter(everything) : null}
        empty={{ title: t('none'), text: t('none_text') }}
      />
      {cut.isCut && <p>{t('more')}</p>}
      {cut.lists.length > 0 && (
        <ul>
          {cut.lists.map(({ kind, path, ...count }) => (
            <li key={kind}>
              <LocaleLink to={path}>
                {t('all_of', { kind: t(`kind.${kind}`), count: shownCount(count) })}
              </LocaleLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface FiltersProps {
  readonly counts: Today['counts']
  readonly filter: TodayFilter
  readonly onChange: (change: Partial<TodayFilter>) => void
}

function Filters({ counts, filter, onChange }: FiltersProps) {
  const { t } = useTranslation('desk-today')
  const kinds = counts.map(({ kind, ...count }) => ({
    value: kind,
    label: `${t(`kind.${kind}`)} (${shownCount(count)})`,
  }))
  return (
    <>
      <Select
        label={t('what')}
        empty={t('any_kind')}
        options={kinds}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        label={t('who')}
        empty={t('owner.any')}
        options={owners.map((value) => ({ value, label: t(`owner.${value}`) }))}
        value={filter.owner}
        onChange={(owner) => onChange({ owner })}
      />
    </>
  )
}
