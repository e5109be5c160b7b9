import { callApi } from '../../../../lib/api.ts'
import { listCsv, rowsCsv } from '../../list/list-csv.ts'
import type { LogEntry } from './changed-value.ts'
import { aboutText, type FailedJob } from './failed-job.ts'
import type { logQueryOf, mailQueryOf } from './log-filter.ts'

// names of fields and values are those of the API

const json = (value: LogEntry['before']) =>
  typeof value === 'object' || typeof value === 'boolean' ? JSON.stringify(value) : value

export const actionCsv = (query: ReturnType<typeof logQueryOf>): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listDeskLog', { query: { ...query, ...page } }),
    rowsOf: ({ entries }) => entries,
    columns: [
      'at',
      'kind',
      'actor_email',
      'actor_id',
      'role',
      'action',
      'subject',
      'status',
      ['before', ({ before }) => json(before)],
      ['after', ({ after }) => json(after)],
      'reason',
      'request_id',
    ],
  })

export const mailCsv = (query: ReturnType<typeof mailQueryOf>): Promise<string> =>
  listCsv({
    ask: (page) => callApi('listMails', { query: { ...query, ...page } }),
    rowsOf: ({ mails }) => mails,
    columns: ['sent_at', 'address', 'sender', 'subject', 'state', 'state_at', 'detail'],
  })

export const jobCsv = (jobs: readonly FailedJob[]): Promise<string> =>
  rowsCsv(['asked_at', 'area', ['about', ({ about }) => aboutText(about)], 'job_id'], jobs)
