import { randomUUID } from 'node:crypto'
import type { DurableMap } from '../durable-map.ts'
import type { Deliver, InboxMessage } from './message.ts'

export interface Inbox {
  deliver: Deliver
  /** Newest first; `to` is matched whole, ignoring case. */
  list(to?: string): InboxMessage[]
  find(messageId: string): InboxMessage | null
}

export function inboxOn(messages: DurableMap<InboxMessage>): Inbox {
  return {
    deliver: async (message) => {
      const message_id = randomUUID()
      const stored = { ...message, message_id, sent_at: new Date().toISOString() }
      await messages.apply([[message_id, stored]])
      return { message_id }
    },
    list: (to) =>
      [...messages.entries()]
        .map(([, message]) => message)
        .reverse()
        .filter((message) => to === undefined || isAddressedTo(message, to)),
    find: (messageId) => messages.get(messageId) ?? null,
  }
}

function isAddressedTo(message: InboxMessage, to: string): boolean {
  return message.to.some((address) => address.toLowerCase() === to.toLowerCase())
}
