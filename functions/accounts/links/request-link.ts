import { defaultLocale, type Locale } from '#domain/shared/locale.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../../platform/clock.ts'
import type { RequestFacts } from '../../platform/http/request-facts.ts'
import { allowAll, type Limit, perCaller, type Throttle } from '../../platform/throttle/throttle.ts'
import { allowedResetPage } from './link-addresses.ts'
import type { AskForMail, LinkWork } from './mail-work.ts'
import { mailsTo } from './mails-per-address.ts'

const linksPerAddress: Limit = { name: 'link-address', tries: 5, seconds: 900 }
const linksPerIp: Limit = { name: 'link-ip', tries: 20, seconds: 3600 }

export interface LinkRequests {
  readonly askForMail: AskForMail
  readonly throttle: Throttle
  /** Where the site is: the only place that links lead to. */
  readonly siteOrigin: string
  readonly now: Clock
}

interface Asked {
  readonly email: string
  readonly locale?: Locale | undefined
}

/** The limits count addresses with and without an account alike. */
async function ask(
  deps: LinkRequests,
  kind: LinkWork['kind'],
  { email, locale = defaultLocale }: Asked,
  { ip, request_id }: RequestFacts,
) {
  const tries = [
    [linksPerAddress, `${kind} ${email}`],
    ...perCaller(linksPerIp, ip),
    ...mailsTo(email, ip),
  ] as const
  if (!(await allowAll(deps.throttle, tries, deps.now()))) return fail('too_many_requests')
  await deps.askForMail({ kind, email, locale, ip, request_id })
  return succeed({})
}

export const requestMagicLink = (deps: LinkRequests, asked: Asked, request: RequestFacts) =>
  ask(deps, 'magic_link', asked, request)

/** The link in the answer opens the reset page and grants nothing; the secret travels by mail only. */
export async function sendPasswordReset(
  deps: LinkRequests,
  asked: Asked & { readonly redirectTo: string },
  request: RequestFacts,
) {
  const actionLink = allowedResetPage(deps.siteOrigin, asked.redirectTo)
  if (actionLink === null) return fail('redirect_not_allowed')
  const done = await ask(deps, 'password_reset', asked, request)
  return done.ok ? succeed({ actionLink }) : done
}
