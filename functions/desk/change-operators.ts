import type { DeskRole } from '#domain/accounts/desk-role.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { AccountStateStore } from '../accounts/account-state-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import type { OperatorDirectory } from './operator-directory.ts'

interface Deps {
  readonly operators: OperatorDirectory
  readonly accountStates: Pick<AccountStateStore, 'endSessions'>
  readonly now: Clock
}

/** Who acts. Nobody changes the own role: no administrator locks the desk by mistake. */
interface Act {
  readonly actor_id: UserId
  readonly audit: NoteChange
}

/**
 * A token outlives its group: the sessions of before end with the role. They end first as well, so that they are
 * over even where a fault comes between.
 */
async function setRole(deps: Deps, user_id: UserId, role: DeskRole | null): Promise<void> {
  await deps.accountStates.endSessions(user_id, deps.now())
  await deps.operators.setRole(user_id, role)
  await deps.accountStates.endSessions(user_id, deps.now())
}

const findOperator = async (deps: Deps, user_id: UserId) =>
  (await deps.operators.list()).find((one) => one.user_id === user_id) ?? null

export async function inviteOperator(
  deps: Deps,
  { actor_id, audit }: Act,
  {
    email,
    role,
    locale,
  }: { readonly email: string; readonly role: DeskRole; readonly locale: Locale },
) {
  const user_id = await deps.operators.ensureAccount(email.toLowerCase(), locale)
  if (user_id === null) return fail('account_not_confirmed')
  if (user_id === actor_id) return fail('own_role')
  const before = await findOperator(deps, user_id)
  await setRole(deps, user_id, role)
  audit({ before: before?.role ?? null, after: { email, role } })
  const is_invited = (await findOperator(deps, user_id))?.is_invited ?? true
  return succeed({ user_id, email, role, is_invited })
}

export async function changeOperator(
  deps: Deps,
  { actor_id, audit }: Act,
  user_id: UserId,
  role: DeskRole,
) {
  if (user_id === actor_id) return fail('own_role')
  const before = await findOperator(deps, user_id)
  if (before === null) return fail('not_found')
  await setRole(deps, user_id, role)
  audit({ before: before.role, after: role })
  return succeed({ ...before, role })
}

export async function removeOperator(deps: Deps, { actor_id, audit }: Act, user_id: UserId) {
  if (user_id === actor_id) return fail('own_role')
  const before = await findOperator(deps, user_id)
  if (before === null) return fail('not_found')
  await setRole(deps, user_id, null)
  audit({ before: { email: before.email, role: before.role }, after: null })
  return succeed({})
}
