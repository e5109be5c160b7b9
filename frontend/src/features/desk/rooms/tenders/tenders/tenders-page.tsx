import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markets } from '#domain/shared/market.ts'
import { tenderState } from '#domain/tenders/tender-state.ts'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'
import { ApiFailure } from '../../../../../lib/api-failure.tsx'
import { ListPager } from '../../../../../lib/list-pager.tsx'
import { byCursor } from '../../../../../lib/pages-of.ts'
import { TenderDeadline } from '../../../../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../../../../lib/tenders/tender-title.tsx'
import { useAddressState } from '../../../../../lib/use-address-state.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import { useSettled } from '../../../../../lib/use-settled.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { type Column, DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import styles from '../intake/intake.module.css'
import {
  filterSearch,
  noFilter,
  parseFilter,
  statesAsked,
  type TenderFilter,
} from './tender-filter.ts'
import { useTenderFit } from './use-tender-fit.ts'

type Listed = ApiOutput<'listDeskTenders'>['tenders'][number]

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/tenders`: every tender that is stored, by its deadline. */
export function TendersPage() {
  const { t } = useTranslation('desk-tenders')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  return (
    <Page
      width="wide"
      title={t('tenders.title')}
      above={
        <Breadcrumbs trail={[{ label: t('desk'), to: '/admin' }, { label: t('tenders.title') }]} />
      }
      actions={<LinkButton to="/admin/tenders/intake">{t('tenders.bring')}</LinkButton>}
    >
      <Filters filter={filter} onChange={setFilter} />
      <List filter={filter} onClear={() => setFilter(noFilter)} />
    </Page>
  )
}

function Filters({
  filter,
  onChange,
}: {
  readonly filter: TenderFilter
  readonly onChange: (change: Partial<TenderFilter>) => void
}) {
  const { t } = useTranslation(['desk-tenders', 'tenders', 'vocabulary'])
  const [text, setText] = useState(filter.text)
  return (
    <search className={styles.buttons} aria-label={t('tenders:filter.title')}>
      <TextField
        label={t('tenders:filter.text')}
        type="search"
        required={false}
        optionalUnmarked
        value={text}
        onChange={(typed) => {
          setText(typed)
          onChange({ text: typed })
        }}
      />
      <Select
        label={t('tenders:filter.market')}
        empty={t('tenders:filter.anyMarket')}
        options={markets.map((value) => ({ value, label: t(`vocabulary:market.${value}`) }))}
        value={filter.market}
        onChange={(market) => onChange({ market })}
      />
      <Select
        label={t('tenders:filter.state')}
        options={statesAsked.map((value) => ({
          value,
          label:
            value === 'all' ? t('tenders:filter.states.all') : t(`vocabulary:tenderState.${value}`),
        }))}
        value={filter.state}
        onChange={(state) => state !== '' && onChange({ state })}
      />
    </search>
  )
}

function List({
  filter,
  onClear,
}: {
  readonly filter: TenderFilter
  readonly onClear: () => void
}) {
  const { t } = useTranslation(['desk-tenders', 'tenders'])
  const [text] = useSettled(filter.text)
  const { market, state } = filter
  const list = useInfiniteQuery({
    queryKey: ['listDeskTenders', market, state, text],
    queryFn: ({ pageParam, signal }) =>
      callApi('listDeskTenders', {
        query: {
          market: market || undefined,
          state,
          text: text || undefined,
          // what closes next, else what closed last
          sort: state === 'open' || state === 'announced' ? 'deadline' : '-deadline',
          cursor: pageParam,
        },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  const columns = useColumns(useTenderFit(list.data?.pages ?? []))
  if (list.isError && list.data === undefined) {
    return (
      <ApiFailure
        error={list.error}
        title={t('tenders:list.failed')}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (list.data === undefined) return <Skeleton lines={10} />
  const tenders = list.data.pages.flatMap((page) => page.tenders)
  if (tenders.length === 0) {
    return (
      <EmptyState
        title={t('tenders:list.emptyTitle')}
        action={<Button onClick={onClear}>{t('tenders:filter.clear')}</Button>}
      />
    )
  }
  return (
    <section aria-busy={list.isPlaceholderData}>
      <DataTable
        caption={t('tenders.title')}
        columns={columns}
        rows={tenders}
        rowKey={({ tender_id }) => tender_id}
      />
      <ListPager list={list}>{t('tenders:list.shown', { count: tenders.length })}</ListPager>
    </section>
  )
}

function useColumns(fitOf: (tender: Listed) => number | null | undefined): Column<Listed>[] {
  const { t } = useTranslation(['desk-tenders', 'tenders', 'vocabulary'])
  const { number } = useFormat()
  return [
    {
      key: 'tender',
      header: t('tenders:column.tender'),
      isRowHeader: true,
      cell: (tender) => <TenderTitle tender={tender} to={`/admin/tenders/${tender.tender_id}`} />,
    },
    { key: 'plan', header: t('tenders:field.plan'), cell: ({ plan }) => plan ?? null },
    {
      key: 'deadline',
      header: t('tenders:column.deadline'),
      cell: (tender) => <TenderDeadline tender={tender} />,
    },
    {
      key: 'status',
      header: t('intakes.status'),
      cell: (tender) => t(`vocabulary:tenderState.${tenderState(tender, new Date())}`),
    },
    {
      key: 'unread',
      header: t('tenders.unread'),
      align: 'end',
      cell: ({ unread }) => unread > 0 && number(unread),
    },
    {
      key: 'fit',
      header: t('fit.title'),
      align: 'end',
      cell: (tender) => {
        const fit = fitOf(tender)
        if (fit === undefined) return '\u2026'
        return fit === null ? '\u2013' : number(fit)
      },
    },
    {
      key: 'version',
      header: t('tenders.version'),
      align: 'end',
      cell: ({ version }) => version ?? null,
    },
  ]
}
