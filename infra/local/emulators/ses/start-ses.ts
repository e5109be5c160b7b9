import type { EmulatorOptions, Running } from '../emulator.ts'

export interface OutgoingMessage {
  channel: 'email' | 'sms'
  /** e-mail addresses, or phone numbers in E.164 */
  to: string[]
  from: string
  subject: string
  text: string
  /** null: text only */
  html: string | null
}

export interface InboxMessage extends OutgoingMessage {
  message_id: string
  sent_at: string
}

/** Puts a message into the inbox: durable when the promise resolves. */
export type Deliver = (message: OutgoingMessage) => Promise<{ message_id: string }>

/** The endpoint is SESv2 for the SDK and, in a browser, the inbox page at `/`. */
export interface RunningSes extends Running {
  deliver: Deliver
  /** Newest first; `to` is matched whole, ignoring case. */
  messages(to?: string): InboxMessage[]
}

export async function startSes(_options: EmulatorOptions): Promise<RunningSes> {
  throw new Error('ses emulator: in progress')
}
