import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { jobAreas } from '#domain/desk/today.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { onePage } from '../../list/one-page.ts'
import type { LogPartProps } from './action-log.tsx'
import { aboutText, askFailedJobs, type FailedJob, matchesJob } from './failed-job.ts'
import styles from './log.module.css'
import { jobCsv } from './log-csv.ts'
import { isFilterSet } from './log-filter.ts'

/** Work that failed three times and waits until its cause is mended. */
export function FailedJobs({ filter, onChange, onClear }: LogPartProps) {
  const { t } = useTranslation(['desk-log', 'desk-today'])
  const { instant } = useFormat()
  const answer = useQuery({
    queryKey: ['listFailedJobs'],
    queryFn: ({ signal }) => askFailedJobs(signal),
  })
  const { jobs = [], more = [] } = answer.data ?? {}
  const shown = jobs.filter((job) => matchesJob(job, filter))
  return (
    <>
      {more.length > 0 && (
        <Notice
          tone="info"
          title={t('job.more', {
            areas: more.map((area) => t(`desk-today:area.${area}`)).join(', '),
          })}
        />
      )}
      <DeskList
        caption={t('view.jobs')}
        list={onePage(answer)}
        rowsOf={() => shown}
        csv={{ name: 'jobs', make: () => jobCsv(shown) }}
        rowKey={({ job_id }) => job_id}
        columns={[
          {
            key: 'asked',
            header: t('job.asked'),
            isRowHeader: true,
            cell: ({ asked_at }: FailedJob) => instant(asked_at),
          },
          { key: 'area', header: t('job.area'), cell: ({ area }) => t(`desk-today:area.${area}`) },
          {
            key: 'about',
            header: t('job.about'),
            cell: ({ about }) => <span className={styles.ids}>{aboutText(about)}</span>,
          },
        ]}
        filters={
          <>
            <TextField
              type="search"
              required={false}
              label={t('job.search')}
              value={filter.text}
              onChange={(text) => onChange({ text })}
            />
            <Select
              label={t('job.area')}
              empty={t('job.any_area')}
              options={jobAreas.map((value) => ({ value, label: t(`desk-today:area.${value}`) }))}
              value={filter.area}
              onChange={(area) => onChange({ area })}
            />
          </>
        }
        onClear={isFilterSet(filter) ? onClear : null}
        empty={{ title: t('job.none'), text: t('job.none_text') }}
      />
    </>
  )
}
