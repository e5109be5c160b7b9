import { CONFIRMATION_LIFETIME_MS, makeCode, requireCode } from './codes.ts'
import type { Cognito } from './cognito.ts'
import { type DeliveryDetails, mailCode, textCode } from './send-code.ts'
import type { MessageAbout } from './triggers/custom-message.ts'
import type { Code, User } from './user.ts'

export type Verifiable = 'email' | 'phone_number'

/** Sends a code for this address or number, which becomes the user's when the code comes back. */
export async function sendVerification(
  cognito: Cognito,
  about: MessageAbout,
  attribute: Verifiable,
  value: string,
): Promise<DeliveryDetails> {
  const code = makeCode(cognito.now(), CONFIRMATION_LIFETIME_MS)
  await cognito.store.saveUser(withCode(about.user, attribute, { ...code, for: value }))
  const send = attribute === 'email' ? mailCode : textCode
  return send(cognito, about, code.value, value)
}

/** Passes for the right code, which verifies the attribute. */
export async function requireVerification(
  { store, now }: Cognito,
  user: User,
  attribute: Verifiable,
  given: string,
): Promise<void> {
  const waiting = waitingCode(user, attribute)
  await requireCode(waiting, given, now(), (code) =>
    store.saveUser(withCode(user, attribute, { ...code, for: waiting?.for ?? '' })),
  )
  const verified = { [attribute]: waiting?.for ?? '', [`${attribute}_verified`]: 'true' }
  await store.saveUser({
    ...withCode(user, attribute, null),
    modified_at: now().toISOString(),
    attributes: { ...user.attributes, ...verified },
  })
}

type CodeFor = Code & { for: string }

function waitingCode({ codes }: User, attribute: Verifiable): CodeFor | null {
  const { email_change: email, phone_change: phone } = codes
  if (attribute === 'email') return email && { ...email, for: email.email }
  return phone && { ...phone, for: phone.phone_number }
}

function withCode(user: User, attribute: Verifiable, given: CodeFor | null): User {
  const { for: value = '', ...code } = given ?? {}
  const change =
    attribute === 'email'
      ? { email_change: given && { ...(code as Code), email: value } }
      : { phone_change: given && { ...(code as Code), phone_number: value } }
  return { ...user, codes: { ...user.codes, ...change } }
}
