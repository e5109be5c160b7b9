import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markets } from '#domain/shared/market.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { TenderDeadline } from '../../../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../../../lib/tenders/tender-title.tsx'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import type { Column } from '../../../../ui/data-table.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { filterSearch, parseFilter, type TenderFilter } from '../tenders/tenders/tender-filter.ts'
import { useTenderFit } from '../tenders/tenders/use-tender-fit.ts'

type Listed = ApiOutput<'listDeskTenders'>['tenders'][number]

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }
const anything = { text: '', market: '' } as const

/** `/admin/matching`: the open tenders, with how many products of all producers fit each. */
export function MatchingPage() {
  const { t } = useTranslation('desk-matching')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const [cleared, setCleared] = useState(0)
  const [text] = useSettled(filter.text)
  const query = {
    text: text || undefined,
    market: filter.market || undefined,
    state: 'open',
  } as const
  const list = useInfiniteQuery({
    queryKey: ['listDeskTenders', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listDeskTenders', { query: { ...query, cursor: pageParam }, signal }),
    placeholderData: keepPreviousData,
    ...byCursor,
  })
  const columns = useColumns(list.data?.pages ?? [])
  const isFiltered = filter.text !== '' || filter.market !== ''
  const clear = () => {
    setFilter(anything)
    setCleared(cleared + 1)
  }
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={(page) => page.tenders}
        rowKey={({ tender_id }) => tender_id}
        columns={columns}
        filters={<Filters key={cleared} filter={filter} onChange={setFilter} />}
        onClear={isFiltered ? clear : null}
        empty={{ title: t('none'), text: t('none_text') }}
      />
    </Page>
  )
}

function useColumns(pages: readonly ApiOutput<'listDeskTenders'>[]): Column<Listed>[] {
  const { t } = useTranslation('desk-matching')
  const { number } = useFormat()
  const fitOf = useTenderFit(pages)
  return [
    {
      key: 'tender',
      header: t('tender'),
      isRowHeader: true,
      cell: (tender) => <TenderTitle tender={tender} to={`/admin/matching/${tender.tender_id}`} />,
    },
    {
      key: 'deadline',
      header: t('deadline'),
      cell: (tender) => <TenderDeadline tender={tender} />,
    },
    {
      key: 'fit',
      header: t('fitting'),
      align: 'end',
      cell: (tender) => {
        const fit = fitOf(tender)
        return fit === undefined ? t('counting') : fit && number(fit)
      },
    },
  ]
}

interface FiltersProps {
  readonly filter: TenderFilter
  readonly onChange: (change: Partial<TenderFilter>) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation(['tenders', 'vocabulary'])
  // the address follows a moment later
  const [text, setText] = useState(filter.text)
  return (
    <>
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
    </>
  )
}
