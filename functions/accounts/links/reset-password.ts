import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { userIdSchema } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { attempt } from '../../platform/aws/attempt.ts'
import type { Clock } from '../../platform/clock.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import {
  allowAll,
  type Limit,
  perCaller,
  perNetworkFor,
  type Throttle,
} from '../../platform/throttle/throttle.ts'
import type { AccountStateStore } from '../account-state-store.ts'
import type { AuditLog } from '../audit-log.ts'
import { checkNewPassword } from '../check-new-password.ts'
import type { FindUser } from './find-user.ts'
import type { MailedLinkStore } from './mailed-link-store.ts'

const resetsPerAddress: Limit = { name: 'reset-address', tries: 10, seconds: 900 }
const resetsPerAddressAndNetwork: Limit = { name: 'reset-address-network', tries: 5, seconds: 900 }
const resetsPerIp: Limit = { name: 'reset-ip', tries: 30, seconds: 3600 }
/** For an address without an account the same work is done in this name. */
const nobody = userIdSchema.parse('nobody')

export interface PasswordResets {
  readonly userPool: CognitoIdentityProviderClient
  readonly userPoolId: string
  readonly findUser: FindUser
  readonly links: MailedLinkStore
  readonly accountStates: AccountStateStore
  readonly audit: AuditLog
  readonly throttle: Throttle
  readonly now: Clock
}

/** Sets the password of who holds the mailed token, and ends all sessions. A second factor stays in force. */
export async function resetPassword(
  deps: PasswordResets,
  given: { readonly email: string; readonly token: string; readonly new_password: string },
  request: RequestFacts,
) {
  const now = deps.now()
  const { email, token } = given
  const tries = [
    ...perNetworkFor(resetsPerAddressAndNetwork, email, request.ip),
    [resetsPerAddress, email] as const,
    ...perCaller(resetsPerIp, request.ip),
  ]
  if (!(await allowAll(deps.throttle, tries, now))) return fail('too_many_requests')
  // before anything is looked up: it tells nothing of the account
  const checked = await checkNewPassword(given.new_password, email)
  if (!checked.ok) return checked
  const found = await deps.findUser(email)
  const isGood = await deps.links.use(found ?? nobody, 'password_reset', token, now)
  if (found === null || !isGood) return fail('link_not_valid')
  const user = { UserPoolId: deps.userPoolId, Username: found }
  const set = await attempt(
    deps.userPool.send(
      new AdminSetUserPasswordCommand({ ...user, Password: given.new_password, Permanent: true }),
    ),
    {
      InvalidPasswordException: 'weak_password',
      InvalidParameterException: 'weak_password',
      PasswordHistoryPolicyViolationException: 'weak_password',
    },
  )
  if (!set.ok) {
    await deps.links.releaseUse(found, token)
    return set
  }
  await deps.accountStates.endSessions(found, now)
  await deps.userPool.send(new AdminUserGlobalSignOutCommand(user))
  await deps.audit.record(found, 'password_reset', request)
  return succeed({})
}
