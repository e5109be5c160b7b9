import type { DataExport } from '#domain/accounts/data-export.ts'
import type { ExportId, UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import type { Limit } from '../../platform/throttle/throttle.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { ownEmail } from '../own-email.ts'
import type { ExportFiles } from './export-files.ts'
import type { ExportStore } from './export-store.ts'
import type { AskForPersonalWork } from './personal-work.ts'

const exportsPerDay: Limit = { name: 'export', tries: 3, seconds: 86_400 }

export interface OwnDataDeps extends AccountsDeps {
  readonly exports: ExportStore
  readonly exportFiles: ExportFiles
  readonly askForPersonalWork: AskForPersonalWork
}

/** Has an export made; one under way is answered again. */
export async function requestExport(
  deps: OwnDataDeps,
  user_id: UserId,
  locale: Locale,
  request: RequestFacts,
) {
  const now = deps.now()
  const underWay = (await deps.exports.list(user_id, now)).find(
    ({ status }) => status === 'being_made',
  )
  if (underWay !== undefined) return succeed({ export: underWay })
  const email = await ownEmail(deps.userPool, request.access_token ?? '')
  if (!email.ok) return email
  if (!(await deps.throttle(exportsPerDay, user_id, now))) return fail('too_many_requests')
  const wanted: DataExport = {
    export_id: deps.ids.export(),
    status: 'being_made',
    locale,
    requested_at: now.toISOString(),
    ready_at: null,
    expires_at: null,
    size_bytes: null,
  }
  await deps.exports.save(user_id, wanted)
  const { export_id } = wanted
  await deps.askForPersonalWork({ kind: 'export', user_id, export_id, locale, email: email.value })
  await deps.audit.record(user_id, 'export_requested', { ...request, object: export_id })
  return succeed({ export: wanted })
}

export async function getExportFile(
  deps: OwnDataDeps,
  user_id: UserId,
  export_id: ExportId,
  request: RequestFacts,
) {
  const now = deps.now()
  const found = await deps.exports.find(user_id, export_id, now)
  if (found === null) return fail('not_found')
  if (found.status !== 'ready') return fail('export_not_ready')
  await deps.audit.record(user_id, 'export_downloaded', { ...request, object: export_id })
  return succeed(await deps.exportFiles.addressToGet(user_id, export_id, now))
}
