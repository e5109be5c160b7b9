import { useApplications } from '../../lib/applications/use-applications.ts'
import { type ApplicationLine, mergeLines } from './application-line.ts'
import { useDeviceLines } from './use-device-lines.ts'

/** The account’s applications and what only this device holds, one line per tender. */
export function useApplicationLines() {
  const query = useApplications()
  const device = useDeviceLines()
  const own = (query.data ?? []).map(
    ({ application, tender, tender_changed, outcome }): ApplicationLine => ({
      tender_id: application.tender_id,
      tender,
      status: application.status,
      updated_at: application.updated_at,
      submitted_at: application.submitted_at,
      version: application.version,
      isOnDevice: false,
      isTenderChanged: tender_changed,
      outcome: outcome?.kind ?? null,
    }),
  )
  return { lines: mergeLines(own, device), query }
}
