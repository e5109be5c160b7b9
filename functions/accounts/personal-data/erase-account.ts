import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { attempt } from '../../platform/aws/attempt.ts'
import type { Row } from '../../platform/dynamodb/table.ts'
import { deleteRows } from '../../platform/dynamodb/write-rows.ts'
import type { AddressOf } from '../../platform/mail/address-of.ts'
import type { AccountStateStore } from '../account-state-store.ts'
import type { EndSubscription } from './end-subscription.ts'
import { removeBelow } from './export-files.ts'
import type { PersonalDataDeps } from './make-export.ts'
import { rowsOf, rowsOfAddress } from './personal-rows.ts'
import type { AskForPersonalWork } from './personal-work.ts'
import { addressedTable, personalPrefixes, personalTables, tableFacts } from './registry.ts'

export interface ErasureDeps extends PersonalDataDeps {
  readonly addressOf: AddressOf
  readonly accountStates: AccountStateStore
  readonly askForPersonalWork: AskForPersonalWork
  readonly endSubscription: EndSubscription
}

/** Has every account erased whose grace period is over. */
export async function eraseDueAccounts(deps: ErasureDeps): Promise<void> {
  for (const user_id of await deps.accountStates.listDue(deps.now())) {
    await deps.askForPersonalWork({ kind: 'erasure', user_id })
  }
}

/**
 * Erases an account whose grace period is over: first nothing is paid for any more and nobody can go
 * on, then files and rows, at last the user. Begun again after a fault it goes on where it was; a
 * deletion that was taken back is left alone. While a submission is not sealed nothing goes, for its package
 * is made of what would go: the account is due again the next day, and the operator is told of the seal.
 */
export async function eraseAccount(deps: ErasureDeps, user_id: UserId): Promise<void> {
  if ((await deps.accountStates.beginErasure(user_id, deps.now())) === 'refused') return
  await deps.endSubscription(user_id)
  const user = { UserPoolId: deps.userPoolId, Username: user_id }
  const isGone = { UserNotFoundException: 'gone' } as const
  // once the user is gone nobody else knows it
  const address = await deps.addressOf(user_id)
  if (address !== null) await deps.accountStates.keepAddress(user_id, address)
  await attempt(deps.userPool.send(new AdminUserGlobalSignOutCommand(user)), isGone)
  if (await hasUnsealed(deps, user_id)) return
  for (const place of personalPrefixes) {
    if ('isKept' in place) continue
    await removeBelow(deps.s3, deps.bucket(place.setting), `${place.prefix}/${user_id}/`)
  }
  for (const table of personalTables) await eraseRows(deps, table, user_id)
  if (address !== null) await eraseMails(deps, address)
  await attempt(deps.userPool.send(new AdminDeleteUserCommand(user)), isGone)
  // what was under way meanwhile may have written once more; now it finds nobody
  for (const table of personalTables) await eraseRows(deps, table, user_id)
  await sayGoodbye(deps, user_id)
  await deps.accountStates.endErasure(user_id)
}

async function hasUnsealed(deps: PersonalDataDeps, user_id: UserId): Promise<boolean> {
  const applications = await rowsOf(deps.table('USER_APPLICATIONS_TABLE'), user_id)
  return applications.some(({ seal_due }) => seal_due !== undefined)
}

async function sayGoodbye(deps: ErasureDeps, user_id: UserId): Promise<void> {
  const { deletion_address, deletion_locale } = await deps.accountStates.find(user_id)
  if (deletion_address === null) return
  await deps.askForMail({
    kind: 'account_deleted',
    mail_of: user_id,
    address: deletion_address,
    locale: deletion_locale ?? defaultLocale,
  })
}

/** What became of the goodbye is written after it, and ends by itself. */
async function eraseMails(deps: PersonalDataDeps, address: string): Promise<void> {
  const table = deps.table(addressedTable.setting)
  const rows = await rowsOfAddress(table, address)
  await deleteRows(
    table,
    rows.map((row) => ({ address: String(row.address), mail_key: String(row.mail_key) })),
  )
}

async function eraseRows(
  deps: PersonalDataDeps,
  { setting }: (typeof personalTables)[number],
  user_id: UserId,
): Promise<void> {
  const facts = tableFacts.find((one) => one.setting === setting)
  if (facts === undefined || (facts.kept !== undefined && facts.isKept === undefined)) return
  const table = deps.table(setting)
  const rows = (await rowsOf(table, user_id)).filter((row) => !facts.isKept?.(row))
  await deleteRows(
    table,
    rows.map((row) => keyOf(row, user_id, facts.sort_key)),
  )
}

function keyOf(row: Row, user_id: UserId, sortKey: string | null) {
  if (sortKey === null) return { user_id }
  const value = row[sortKey]
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error('a row without a key')
  return { user_id, [sortKey]: value }
}
