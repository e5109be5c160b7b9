import { isOfDesk, type RouteTable } from '#contracts/route.ts'
import { accessChecks } from '../access/access-plan.ts'
import type { AccessChecks } from '../access/policy.ts'
import { securityStateFrom } from '../access/security-state.ts'
import { systemClock } from '../clock.ts'
import { createRecordCall } from '../desk-log/desk-log.ts'
import { tablesFromSettings } from '../dynamodb/tables-from-settings.ts'
import type { Log } from '../logging/log.ts'
import { type HttpHandler, type Implementations, serve } from './serve.ts'

/** What users have paid for, from the table that the function is given. */
export const accessFromSettings = (): AccessChecks =>
  accessChecks(tablesFromSettings(['ACCESS_PLANS_TABLE']).ACCESS_PLANS_TABLE, systemClock)

/**
 * The Lambda handler of a room: its routes, with the security state of callers, the log of the desk and, where a route is for
 * who has paid, the check of access. A function needs the tables of both (infra/constructs/base).
 */
export function serveRoom<const Table extends RouteTable>(
  routes: Table,
  implementations: Implementations<Table>,
  log: Log,
): HttpHandler {
  const { FACTORS_TABLE, ACCOUNT_STATES_TABLE } = tablesFromSettings([
    'FACTORS_TABLE',
    'ACCOUNT_STATES_TABLE',
  ])
  const isForPayers = Object.values(routes).some(
    ({ audience }) => audience === 'subscriber' || audience === 'applicant',
  )
  const isDesk = Object.values(routes).some(({ audience }) => isOfDesk(audience))
  return serve(routes, implementations, {
    log,
    securityStateOf: securityStateFrom({
      factors: FACTORS_TABLE,
      accountStates: ACCOUNT_STATES_TABLE,
    }),
    ...(isDesk
      ? {
          recordCall: createRecordCall(
            tablesFromSettings(['DESK_LOG_TABLE']).DESK_LOG_TABLE,
            systemClock,
          ),
        }
      : {}),
    ...(isForPayers ? { access: accessFromSettings() } : {}),
  })
}
