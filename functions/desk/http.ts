import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { SQSClient } from '@aws-sdk/client-sqs'
import { deskRoutes } from '#contracts/desk.ts'
import { deskSettingRoutes } from '#contracts/desk-settings.ts'
import { deskViewRoutes } from '#contracts/desk-views.ts'
import { succeed } from '#domain/shared/result.ts'
import { createAccountStateStore } from '../accounts/account-state-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { serveRoom } from '../platform/http/serve-room.ts'
import { createImporterStore } from '../platform/importers/importer-store.ts'
import { createLog } from '../platform/logging/log.ts'
import { createAddressOf } from '../platform/mail/address-of.ts'
import { createMailRecordStore } from '../platform/mail/mail-record-store.ts'
import { readSettings } from '../platform/settings.ts'
import { createViewStore } from '../platform/views/view-store.ts'
import { changeOperator, inviteOperator, removeOperator } from './change-operators.ts'
import { createDeskLogStore } from './desk-log-store.ts'
import { deskViews, listViews, removeView, saveView } from './keep-views.ts'
import { listDeskLog } from './list-desk-log.ts'
import { listMails } from './list-mails.ts'
import { createOperatorDirectory } from './operator-directory.ts'
import { removeImporter, saveImporter } from './save-importer.ts'

const { USER_POOL_ID, SITE_ORIGIN, DEAD_LETTER_QUEUES } = readSettings([
  'USER_POOL_ID',
  'SITE_ORIGIN',
  'DEAD_LETTER_QUEUES',
])
const tables = tablesFromSettings([
  'DESK_LOG_TABLE',
  'IMPORTERS_TABLE',
  'DESK_VIEWS_TABLE',
  'ACCOUNT_STATES_TABLE',
  'MAIL_RECORDS_TABLE',
])
const log = createLog('desk')
const userPool = new CognitoIdentityProviderClient({})
const importers = createImporterStore(tables.IMPORTERS_TABLE)
const views = createViewStore(tables.DESK_VIEWS_TABLE, deskViews)
const deps = {
  deskLog: createDeskLogStore(tables.DESK_LOG_TABLE),
  mails: createMailRecordStore(tables.MAIL_RECORDS_TABLE),
  addressOf: createAddressOf(userPool, USER_POOL_ID),
  operators: createOperatorDirectory(userPool, USER_POOL_ID, `${SITE_ORIGIN}/auth`),
  accountStates: createAccountStateStore(tables.ACCOUNT_STATES_TABLE),
  now: systemClock,
}

// what asks the other rooms is needed by few calls
const lazy = () => import('./today/open-today.ts')

export const handler = serveRoom(
  { ...deskRoutes, ...deskSettingRoutes, ...deskViewRoutes },
  {
    getToday: async ({ query }) => {
      const { openToday } = await lazy()
      return succeed(await openToday(DEAD_LETTER_QUEUES, new SQSClient({}), log, query))
    },
    getFirstRun: async () => {
      const { openFirstRun } = await import('./first-run/open-first-run.ts')
      return succeed(await openFirstRun(importers, log))
    },
    listDeskLog: ({ query }) => listDeskLog(deps, query),
    listMails: ({ query }) => listMails(deps, query),
    listFailedJobs: async () => {
      const { listFailedJobs } = await import('./list-failed-jobs.ts')
      const { deadLetterQueuesOf } = await import('./today/list-dead-letters.ts')
      return listFailedJobs(new SQSClient({}), deadLetterQueuesOf(DEAD_LETTER_QUEUES))
    },
    listOperators: async () => succeed({ operators: await deps.operators.list() }),
    inviteOperator: ({ body }, { user_id: actor_id }, _request, audit) =>
      inviteOperator(deps, { actor_id, audit }, body),
    changeOperator: ({ params, body }, { user_id: actor_id }, _request, audit) =>
      changeOperator(deps, { actor_id, audit }, params.operator_id, body.role),
    removeOperator: ({ params }, { user_id: actor_id }, _request, audit) =>
      removeOperator(deps, { actor_id, audit }, params.operator_id),
    listImporters: async () => succeed({ importers: await importers.list() }),
    saveImporter: ({ params, body }, _user, _request, audit) =>
      saveImporter(importers, params, body, audit),
    listDeskViews: (_, { user_id }) => listViews(views, user_id),
    saveDeskView: ({ params, body }, { user_id }, _request, audit) =>
      saveView(views, user_id, params, body, audit),
    removeDeskView: ({ params }, { user_id }, _request, audit) =>
      removeView(views, user_id, params, audit),
    removeImporter: ({ params }, _user, _request, audit) =>
      removeImporter(importers, params, audit),
  },
  log,
)
