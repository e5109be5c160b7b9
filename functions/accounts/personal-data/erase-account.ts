import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserId } from '#domain/shared/ids.ts'
import type { Row } from '../../platform/dynamodb/table.ts'
import { deleteRows } from '../../platform/dynamodb/write-rows.ts'
import { attempt } from '../attempt.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { removeBelow } from './export-files.ts'
import type { PersonalDataDeps } from './make-export.ts'
import { rowsOf } from './personal-rows.ts'
import type { PersonalWork } from './personal-work.ts'
import { personalPrefixes, personalTables, tableFacts } from './registry.ts'

type ErasureWork = Extract<PersonalWork, { kind: 'erasure' }>

/**
 * Erases an account: first nobody can sign in or go on, then files and rows, at last the user. Begun
 * again after a fault it goes on where it was.
 */
export async function eraseAccount(deps: PersonalDataDeps, work: ErasureWork): Promise<void> {
  const user = { UserPoolId: deps.userPoolId, Username: work.user_id }
  const isGone = { UserNotFoundException: 'gone' } as const
  await attempt(deps.userPool.send(new AdminUserGlobalSignOutCommand(user)), isGone)
  for (const { setting, prefix } of personalPrefixes) {
    await removeBelow(deps.s3, deps.bucket(setting), `${prefix}/${work.user_id}/`)
  }
  for (const table of personalTables) await eraseRows(deps, table, work.user_id)
  const deleted = await attempt(deps.userPool.send(new AdminDeleteUserCommand(user)), isGone)
  if (!deleted.ok) return
  await deps.sendMail(work.email, composeMail(work.locale, 'account_deleted'))
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
