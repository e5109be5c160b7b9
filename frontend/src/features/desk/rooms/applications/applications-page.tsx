import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { markets } from '#domain/shared/market.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { ListPager } from '../../../../lib/list-pager.tsx'
import { saveFile } from '../../../../lib/save-file.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { applicationCsv, type CsvColumn, csvColumns } from './application-csv.ts'
import {
  type ApplicationFilter,
  begunStatuses,
  filterSearch,
  parseFilter,
} from './application-filter.ts'
import { ApplicationTable } from './application-table.tsx'
import styles from './applications.module.css'
import { fetchAllApplications, useAllApplications } from './use-all-applications.ts'

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/applications`: every application that a producer began, by deadline. */
export function ApplicationsPage() {
  const { t } = useTranslation('desk-applications')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  return (
    <Page
      width="wide"
      title={t('title')}
      lead={t('lead')}
      actions={<DownloadCsv filter={filter} />}
    >
      <Filters filter={filter} onChange={setFilter} />
      <List filter={filter} onClear={() => setFilter({ status: '', market: '' })} />
    </Page>
  )
}

interface FiltersProps {
  readonly filter: ApplicationFilter
  readonly onChange: (change: Partial<ApplicationFilter>) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation('desk-applications')
  const { t: status } = useTranslation('applications')
  const { t: word } = useTranslation('vocabulary')
  return (
    <search className={styles.filters} aria-label={t('filter')}>
      <Select
        label={t('column.status')}
        empty={t('any_status')}
        options={begunStatuses.map((value) => ({ value, label: status(`status.${value}`) }))}
        value={filter.status}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <Select
        label={t('column.market')}
        empty={t('any_market')}
        options={markets.map((value) => ({ value, label: word(`market.${value}`) }))}
        value={filter.market}
        onChange={(market) => onChange({ market })}
      />
    </search>
  )
}

interface ListProps {
  readonly filter: ApplicationFilter
  readonly onClear: () => void
}

function List({ filter, onClear }: ListProps) {
  const { t } = useTranslation('desk-applications')
  const list = useAllApplications(filter)
  if (list.isError && list.data === undefined) {
    return <ApiFailure error={list.error} title={t('failed')} onRetry={() => void list.refetch()} />
  }
  if (list.data === undefined) return <Skeleton lines={10} />
  const applications = list.data.pages.flatMap((page) => page.applications)
  if (applications.length === 0) {
    const isFiltered = filter.status !== '' || filter.market !== ''
    return (
      <EmptyState
        title={t(isFiltered ? 'none_filtered' : 'none')}
        action={isFiltered && <Button onClick={onClear}>{t('clear')}</Button>}
      >
        <p>{t(isFiltered ? 'none_filtered_text' : 'none_text')}</p>
      </EmptyState>
    )
  }
  return (
    <section className={styles.list} aria-busy={list.isPlaceholderData}>
      <ApplicationTable applications={applications} />
      <ListPager list={list}>{t('shown', { count: applications.length })}</ListPager>
    </section>
  )
}

function DownloadCsv({ filter }: { readonly filter: ApplicationFilter }) {
  const { t } = useTranslation(['desk-applications', 'common'])
  const download = useMutation({
    mutationFn: async () => {
      const headers = Object.fromEntries(
        csvColumns.map((column) => [column, t(`column.${column}`)]),
      ) as Record<CsvColumn, string>
      const text = await applicationCsv(await fetchAllApplications(filter), headers)
      saveFile('nordgate-applications.csv', text, 'text/csv;charset=utf-8')
    },
  })
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('csv')}
      </Button>
      {download.error && (
        <Notice tone="error" announce title={t('csv_failed')}>
          {t(`common:errors.${errorCodeOf(download.error)}`)}
        </Notice>
      )}
    </>
  )
}
