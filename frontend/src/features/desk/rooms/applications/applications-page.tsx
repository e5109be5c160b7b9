import { useTranslation } from 'react-i18next'
import { deskStages } from '#domain/applications/lifecycle.ts'
import { outcomeKinds } from '#domain/outcomes/outcome-rules.ts'
import { markets } from '#domain/shared/market.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Page } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { applicationCsv, type CsvColumn, csvColumns } from './application-csv.ts'
import {
  type ApplicationFilter,
  anything,
  begunStatuses,
  filterSearch,
  parseFilter,
  responsibles,
} from './application-filter.ts'
import { fetchAllApplications, useAllApplications } from './use-all-applications.ts'
import { useApplicationColumns } from './use-application-columns.tsx'

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/applications`: every application that a producer began, by deadline. */
export function ApplicationsPage() {
  const { t } = useTranslation('desk-applications')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const list = useAllApplications(filter)
  const columns = useApplicationColumns()
  const isFiltered = filterSearch(filter).size > 0
  const makeCsv = async () => {
    const headers = Object.fromEntries(
      csvColumns.map((column) => [column, t(`column.${column}`)]),
    ) as Record<CsvColumn, string>
    return applicationCsv(await fetchAllApplications(filter), headers)
  }
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={(page) => page.applications}
        rowKey={({ user_id, tender }) => `${user_id} ${tender.tender_id}`}
        columns={columns}
        csv={{ name: 'applications', make: makeCsv }}
        filters={<Filters filter={filter} onChange={setFilter} />}
        onClear={isFiltered ? () => setFilter(anything) : null}
        empty={{ title: t('none'), text: t('none_text') }}
      />
    </Page>
  )
}

interface FiltersProps {
  readonly filter: ApplicationFilter
  readonly onChange: (change: Partial<ApplicationFilter>) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation(['desk-applications', 'applications', 'timeline', 'vocabulary'])
  return (
    <>
      <Select
        label={t('column.stage')}
        empty={t('any_stage')}
        options={(['open', ...deskStages] as const).map((value) => ({
          value,
          label: t(`stage.${value}`),
        }))}
        value={filter.stage}
        onChange={(stage) => onChange({ stage })}
      />
      <Select
        label={t('column.outcome')}
        empty={t('any_outcome')}
        options={outcomeKinds.map((value) => ({
          value,
          label: t(`timeline:outcome.kind.${value}.name`),
        }))}
        value={filter.outcome}
        onChange={(outcome) => onChange({ outcome })}
      />
      <Select
        label={t('column.responsible')}
        empty={t('anybody')}
        options={responsibles.map((value) => ({ value, label: t(`responsible.${value}`) }))}
        value={filter.responsible}
        onChange={(responsible) => onChange({ responsible })}
      />
      <Select
        label={t('column.status')}
        empty={t('any_status')}
        options={begunStatuses.map((value) => ({
          value,
          label: t(`applications:status.${value}`),
        }))}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label={t('column.market')}
        empty={t('any_market')}
        options={markets.map((value) => ({ value, label: t(`vocabulary:market.${value}`) }))}
        value={filter.market}
        onChange={(market) => onChange({ market })}
      />
    </>
  )
}
