import * as z from 'zod'
import { control } from './controls.ts'

const messagesSchema = z.array(
  z.looseObject({
    subject: z.string(),
    text: z.string().nullable(),
    sent_at: z.string().optional(),
  }),
)

/** Waits for the newest mail to this address that holds a six-digit code, and gives the code. */
export async function codeFor(inboxUrl: string, address: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await fetch(`${inboxUrl}/messages.json?to=${encodeURIComponent(address)}`)
    const [newest] = messagesSchema.parse(await answer.json())
    const code = newest && /\b(\d{6})\b/.exec(`${newest.subject} ${newest.text ?? ''}`)?.[1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no code came for ${address}`)
}

/** Waits for the newest mail to this address that holds a link to the path, and gives the link. */
export async function linkFor(inboxUrl: string, address: string, path: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const [newest] = await messagesTo(inboxUrl, address)
    const link = newest?.text?.match(/https?:\S+/g)?.find((one) => new URL(one).pathname === path)
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no link came for ${address}`)
}

export async function messagesTo(inboxUrl: string, address: string) {
  const answer = await fetch(`${inboxUrl}/messages.json?to=${encodeURIComponent(address)}`)
  return messagesSchema.parse(await answer.json())
}

/** Waits for mails to this address whose subject holds these words; gives all that are there then. */
export async function mailsWith(inboxUrl: string, address: string, words: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = await messagesTo(inboxUrl, address)
    const found = mails.filter(({ subject }) => subject.includes(words))
    if (found.length > 0) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail came to ${address} that says ${words}`)
}

const codesSchema = z.array(z.object({ address: z.string(), code: z.string().nullable() }))

/** What the user's authenticator app shows. Each code counts once, and journeys sign in more often than codes change. */
export async function appCodeOf(inboxUrl: string, address: string): Promise<string> {
  await control('renew_app_codes', { email: address })
  const answer = await fetch(`${inboxUrl}/codes.json?to=${encodeURIComponent(address)}`)
  const code = codesSchema.parse(await answer.json()).find((one) => one.address === address)?.code
  if (!code) throw new Error(`no authenticator app of ${address}`)
  return code
}
