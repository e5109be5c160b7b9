import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import type { LogFilter } from './log-filter.ts'

export type FailedJob = ApiOutput<'listFailedJobs'>['jobs'][number]

export const askFailedJobs = (signal?: AbortSignal) =>
  callApi('listFailedJobs', signal === undefined ? {} : { signal })

export const aboutText = (about: FailedJob['about']): string =>
  Object.entries(about)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ') || '\u2013'

export const matchesJob = (job: FailedJob, { area, text }: LogFilter): boolean =>
  (area === '' || job.area === area) &&
  aboutText(job.about).toLowerCase().includes(text.trim().toLowerCase())
