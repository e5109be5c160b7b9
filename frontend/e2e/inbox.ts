import * as z from 'zod'
import { control } from './controls.ts'

const messagesSchema = z.array(
  z.looseObject({
    subject: z.string(),
    text: z.string().nullable(),
    sent_at: z.string().optional(),
  }),
)

type Message = z.infer<typeof messagesSchema>[number]

/**
 * The newest mail's that has what is looked for, waited for. Mails of other kinds may come at any
 * moment, such as the notice of a sign-in, and what a journey `knows` already is not waited for.
 */
async function newest(
  { inboxUrl, address, knows }: { inboxUrl: string; address: string; knows?: string | undefined },
  what: string,
  find: (message: Message) => string | undefined,
): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const [found] = (await messagesTo(inboxUrl, address)).flatMap((one) => find(one) ?? [])
    if (found !== undefined && found !== knows) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no ${what} came for ${address}`)
}

/** Waits for a six-digit code to this address, another one than `knows`. */
export const codeFor = (inboxUrl: string, address: string, knows?: string) =>
  newest(
    { inboxUrl, address, knows },
    'code',
    ({ subject, text }) => /\b(\d{6})\b/.exec(`${subject} ${text ?? ''}`)?.[1],
  )

/** Waits for a link to the path in a mail to this address, another one than `knows`. */
export const linkFor = (inboxUrl: string, address: string, path: string, knows?: string) =>
  newest({ inboxUrl, address, knows }, 'link', ({ text }) =>
    text?.match(/https?:\S+/g)?.find((one) => new URL(one).pathname === path),
  )

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
