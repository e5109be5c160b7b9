import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { deskRoutes } from '#contracts/desk.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createLog } from '../platform/logging/log.ts'
import { createAddressOf } from '../platform/mail/address-of.ts'
import { readSettings } from '../platform/settings.ts'
import { createDeskLogStore } from './desk-log-store.ts'
import { listDeskLog } from './list-desk-log.ts'

const { USER_POOL_ID } = readSettings(['USER_POOL_ID'])
const { DESK_LOG_TABLE } = tablesFromSettings(['DESK_LOG_TABLE'])
const deps = {
  deskLog: createDeskLogStore(DESK_LOG_TABLE),
  addressOf: createAddressOf(new CognitoIdentityProviderClient({}), USER_POOL_ID),
  now: systemClock,
}

export const handler = serveRoom(
  deskRoutes,
  { listDeskLog: ({ query }) => listDeskLog(deps, query) },
  createLog('desk'),
)
