import * as z from 'zod'

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
