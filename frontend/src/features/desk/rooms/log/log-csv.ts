import { callApi } from '../../../../lib/api.ts'
import { pagesOf } from '../../../../lib/pages-of.ts'
import { toCsv } from '../../list/csv.ts'
import type { LogEntry } from './changed-value.ts'
import { aboutText, askFailedJobs, matchesJob } from './failed-job.ts'
import { type LogFilter, logQueryOf, mailQueryOf } from './log-filter.ts'

/** What the page shows, all of it, as it is stored: names of fields and values are those of the API. */
export function logCsv(filter: LogFilter): Promise<string> {
  switch (filter.view) {
    case 'actions':
      return actionCsv(filter)
    case 'mails':
      return mailCsv(filter)
    case 'jobs':
      return jobCsv(filter)
  }
}

const actionFields = [
  'at',
  'kind',
  'actor_email',
  'actor_id',
  'role',
  'action',
  'subject',
  'status',
  'before',
  'after',
  'reason',
  'request_id',
] as const

async function actionCsv(filter: LogFilter): Promise<string> {
  const query = logQueryOf(filter)
  const entries: LogEntry[] = []
  const ask = (cursor: string | undefined) =>
    callApi('listDeskLog', { query: { ...query, limit: 100, cursor } })
  for await (const page of pagesOf(ask)) entries.push(...page.entries)
  const cellOf = (value: LogEntry[(typeof actionFields)[number]]) =>
    typeof value === 'object' || typeof value === 'boolean' ? JSON.stringify(value) : value
  return toCsv(
    actionFields,
    entries.map((entry) => actionFields.map((field) => cellOf(entry[field]))),
  )
}

const mailFields = [
  'sent_at',
  'address',
  'sender',
  'subject',
  'state',
  'state_at',
  'detail',
] as const

async function mailCsv(filter: LogFilter): Promise<string> {
  const query = mailQueryOf(filter)
  const rows: (string | null)[][] = []
  const ask = (cursor: string | undefined) =>
    callApi('listMails', { query: { ...query, limit: 100, cursor } })
  for await (const { mails } of pagesOf(ask))
    rows.push(...mails.map((mail) => mailFields.map((field) => mail[field])))
  return toCsv(mailFields, rows)
}

async function jobCsv(filter: LogFilter): Promise<string> {
  const { jobs } = await askFailedJobs()
  return toCsv(
    ['asked_at', 'area', 'about', 'job_id'],
    jobs
      .filter((job) => matchesJob(job, filter))
      .map(({ asked_at, area, about, job_id }) => [asked_at, area, aboutText(about), job_id]),
  )
}
