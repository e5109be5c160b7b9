import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'

/** Under these names requests and answers carry what belongs into no log. */
const secretNames =
  /^(password|new_password|previous_password|code|token|secret|recovery_codes|Session|SecretCode|AccessToken|IdToken|RefreshToken|Password|ConfirmationCode|ANSWER|(SMS|SOFTWARE_TOKEN)_MFA_CODE|PASSWORD_CLAIM_SIGNATURE)$/

/** Shorter ones occur in any text. */
const shortest = 6

/** Remembers what the users of a browser type into fields for passwords and codes, and what the site sends and is sent. */
export async function keepSecretsOf(context: BrowserContext, file: string): Promise<void> {
  const keep = (secret: string) => keepSecret(file, secret)
  await context.exposeFunction('keepSecretOfField', keep)
  await context.addInitScript(() => {
    addEventListener(
      'change',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        if (!/password|one-time-code/.test(target.autocomplete)) return
        const { keepSecretOfField } = window as unknown as {
          keepSecretOfField: (secret: string) => Promise<void>
        }
        void keepSecretOfField(target.value)
      },
      true,
    )
  })
}

export function keepSecretsOfTraffic(page: Page, file: string): void {
  const keepAll = (body: string) => {
    for (const secret of secretsOf(parsed(body))) keepSecret(file, secret)
  }
  page.on('request', (request) => keepAll(request.postData() ?? ''))
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    response.text().then(keepAll, () => {}) // the page is gone, and the body with it
  })
}

export function keepSecret(file: string, secret: string): void {
  if (secret.trim().length >= shortest) appendFileSync(file, `${JSON.stringify(secret.trim())}\n`)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** `code` is also what failures are named by: `wrong_content`. */
const namesFailure = (text: string) => /^[a-z]+(_[a-z]+)+$/.test(text)

function secretsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    secretNames.test(name)
      ? [inner].flat().filter((one) => typeof one === 'string' && !namesFailure(one))
      : secretsOf(inner),
  )
}

/** Codes and links, as the users found them in their mails. */
export const secretsOfMail = (text: string): string[] =>
  [...text.matchAll(/\b(\d{6})\b|[?&]token=([\w-]+)/g)].flatMap(([, code, token]) =>
    [code, token].filter((one) => one !== undefined),
  )

/** The lines that hold one of the secrets, or something that is a token by its looks. */
export function findSecrets(lines: readonly string[], file: string, ofMails: readonly string[]) {
  const typed = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line): string => JSON.parse(line))
    : []
  const secrets = [...new Set([...typed, ...ofMails])]
  const text = lines.join('\n')
  const told = secrets.filter((secret) =>
    /^\d{6}$/.test(secret)
      ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text)
      : text.includes(secret),
  )
  const tokens = text.match(/eyJ[\w-]{10,}\.[\w-]{10,}/g) ?? []
  return { count: secrets.length, told: [...told, ...tokens] }
}
