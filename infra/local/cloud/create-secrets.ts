import { randomInt } from 'node:crypto'
import type * as z from 'zod'
import { secretKind } from '../resources/secret.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import type { Template } from '../template/synthesized-stack.ts'
import type { Emulators } from './emulators.ts'

/** The secret that an operator fills with the keys of a Stripe account; here it is the fake's. */
const isStripeSecret = (logicalId: string) => /StripeSecret([0-9A-F]{8})?$/.test(logicalId)

export const usesStripe = (template: Template): boolean =>
  Object.entries(template.Resources).some(
    ([logicalId, { Type }]) => Type === secretKind.type && isStripeSecret(logicalId),
  )

const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

type Rule = NonNullable<z.output<typeof secretKind.properties>['GenerateSecretString']>

function randomValue({ PasswordLength, ExcludePunctuation }: Rule): string {
  const letters = ExcludePunctuation ? lettersAndDigits : lettersAndDigits + punctuation
  return Array.from({ length: PasswordLength }, () => letters[randomInt(letters.length)]).join('')
}

/** Fills the secrets of the template: with the fake's keys, with what is given, or at random as it says. */
export async function createSecrets(stack: ResolvedStack, emulators: Emulators): Promise<void> {
  for (const { logicalId, name, properties } of stack.of(secretKind)) {
    const { stripe } = emulators
    const value =
      stripe && isStripeSecret(logicalId)
        ? JSON.stringify({
            secret_key: stripe.secretKey,
            webhook_signing_secrets: [stripe.signingSecret],
            api_address: stripe.address,
          })
        : properties.SecretString
    const { GenerateSecretString: rule } = properties
    const first = rule && (() => randomValue(rule))
    await emulators.secretsManager.ensureSecret({ name, value, first })
  }
}
