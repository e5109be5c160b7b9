import { createHash, randomUUID } from 'node:crypto'
import { queueArn } from '../aws-account.ts'
import type { Change, DurableMap } from '../durable-map.ts'
import { ServiceError } from '../service-error.ts'
import { FairShares } from './fair-shares.ts'
import type { Message, MessageAttributes } from './message.ts'
import type { QueueDefinition, QueueMessage } from './queue-definition.ts'
import { type QueueSettings, settingsOf } from './queue-settings.ts'

/** What is true of a message only while this process lives. */
interface Flight {
  receipt: string
  visible_at: number
  /** With this delivery. On disk it counts only once it has failed: a kill of the whole machine fails nothing. */
  receive_count: number
}

export interface NewMessage {
  body: string
  delay_s?: number
  message_attributes?: MessageAttributes
  group?: string | null
  sender?: string
}

const keyOf = (queue: string, messageId: string) => `${queue}/${messageId}`

/** All queues of the local cloud: messages on disk, receipts and waiting receivers in memory. */
export class Queues {
  private readonly messages: DurableMap<Message>
  private readonly settingsByQueue = new Map<string, QueueSettings>()
  private readonly flights = new Map<string, Flight>()
  private readonly wakers = new Map<string, Set<() => void>>()
  private readonly keys = new Map<string, Set<string>>()
  private readonly shares = new Map<string, FairShares>()
  private isStopped = false

  constructor(messages: DurableMap<Message>) {
    this.messages = messages
    for (const [key, { queue }] of messages.entries())
      this.keys.set(queue, (this.keys.get(queue) ?? new Set()).add(key))
  }

  ensure(definition: QueueDefinition): void {
    this.settingsByQueue.set(definition.name, settingsOf(definition))
  }

  names(): string[] {
    return [...this.settingsByQueue.keys()]
  }

  settings(queue: string): QueueSettings {
    const settings = this.settingsByQueue.get(queue)
    if (!settings)
      throw new ServiceError('QueueDoesNotExist', `The specified queue does not exist: ${queue}`)
    return settings
  }

  async send(queue: string, message: NewMessage): Promise<Message> {
    const now = Date.now()
    const delay = message.delay_s ?? this.settings(queue).delay_s
    const stored: Message = {
      queue,
      message_id: randomUUID(),
      body: message.body,
      message_attributes: message.message_attributes ?? {},
      group: message.group ?? null,
      sent_at: now,
      sender: message.sender ?? 'local-cloud',
      available_at: now + delay * 1000,
      receive_count: 0,
      first_received_at: null,
      dead_letter_source: null,
    }
    await this.apply([[keyOf(queue, stored.message_id), stored]])
    return stored
  }

  async receive(
    queue: string,
    most: number,
    waitMs: number,
    visibilityS?: number,
  ): Promise<QueueMessage[]> {
    const deadline = Date.now() + waitMs
    for (;;) {
      const taken = await this.take(queue, most, visibilityS)
      const left = deadline - Date.now()
      if (taken.length > 0 || left <= 0 || this.isStopped) return taken
      await this.wakeOrAfter(queue, Math.min(left, this.untilNextVisible(queue)))
    }
  }

  async delete(queue: string, receipt: string): Promise<void> {
    const held = this.held(queue, receipt)
    if (!held) return
    const tenant = tenantOf(held, this.messages.get(held))
    await this.apply([[held, undefined]])
    const shares = this.sharesOf(queue)
    shares.ended(held, Date.now())
    const isLast = !this.of(queue).some(([key, message]) => tenantOf(key, message) === tenant)
    if (isLast) shares.forget(tenant)
  }

  changeVisibility(queue: string, receipt: string, seconds: number): void {
    const key = this.held(queue, receipt) ?? ''
    const flight = this.flights.get(key)
    if (!flight) return
    flight.visible_at = Date.now() + seconds * 1000
    if (seconds === 0) this.sharesOf(queue).ended(key, Date.now())
    this.wake(queue)
  }

  async purge(queue: string): Promise<void> {
    this.settings(queue)
    await this.apply(this.of(queue).map(([key]) => [key, undefined]))
  }

  depth(queue: string): { visible: number; in_flight: number; delayed: number } {
    this.settings(queue)
    const now = Date.now()
    const depth = { visible: 0, in_flight: 0, delayed: 0 }
    for (const [key, message] of this.of(queue))
      if ((this.flights.get(key)?.visible_at ?? 0) > now) depth.in_flight += 1
      else if (message.available_at > now) depth.delayed += 1
      else depth.visible += 1
    return depth
  }

  /** Lets every waiting receiver go empty-handed. */
  stop(): void {
    this.isStopped = true
    for (const queue of this.wakers.keys()) this.wake(queue)
  }

  /** Chooses and marks in one turn, so that two receivers never take the same message. */
  private async take(queue: string, most: number, visibilityS?: number): Promise<QueueMessage[]> {
    const settings = this.settings(queue)
    const now = Date.now()
    const changes: Change<Message>[] = []
    const taken: QueueMessage[] = []
    const shares = this.sharesOf(queue)
    const waiting = this.of(queue).filter(([key, message]) => this.visibleAt(key, message) <= now)
    for (const [key, message] of shares.order(waiting, (one) => tenantOf(...one), now)) {
      if (taken.length >= most) break
      const failed = this.flights.get(key)?.receive_count ?? message.receive_count
      if (message.sent_at + settings.retention_s * 1000 < now) changes.push([key, undefined])
      else if (settings.redrive && failed >= settings.redrive.max_receive_count)
        changes.push(...toDeadLetters(key, message, settings.redrive.dead_letter_queue))
      else {
        const receipt = `${message.message_id}#${randomUUID()}`
        const hiddenS = visibilityS ?? settings.visibility_timeout_s
        const receive_count = failed + 1
        shares.received(key, tenantOf(key, message), now)
        this.flights.set(key, { receipt, visible_at: now + hiddenS * 1000, receive_count })
        const stored = {
          ...message,
          receive_count: failed,
          first_received_at: message.first_received_at ?? now,
        }
        changes.push([key, stored])
        taken.push(toQueueMessage({ ...stored, receive_count }, receipt))
      }
    }
    if (changes.length > 0) await this.apply(changes)
    return taken
  }

  /** Keeps the index by queue beside the messages and wakes receivers of queues that gained one. */
  private async apply(changes: Change<Message>[]): Promise<void> {
    for (const [key, message] of changes) {
      const queue = message?.queue ?? key.slice(0, key.indexOf('/'))
      const keys = this.keys.get(queue) ?? new Set()
      this.keys.set(queue, keys)
      if (message) keys.add(key)
      else {
        keys.delete(key)
        this.flights.delete(key)
      }
    }
    await this.messages.apply(changes)
    for (const [, message] of changes)
      if (message && message.receive_count === 0) this.wake(message.queue)
  }

  private of(queue: string): [string, Message][] {
    return [...(this.keys.get(queue) ?? [])].flatMap((key): [string, Message][] => {
      const message = this.messages.get(key)
      return message ? [[key, message]] : []
    })
  }

  private sharesOf(queue: string): FairShares {
    const shares = this.shares.get(queue) ?? new FairShares()
    this.shares.set(queue, shares)
    return shares
  }

  private visibleAt(key: string, message: Message): number {
    return Math.max(message.available_at, this.flights.get(key)?.visible_at ?? 0)
  }

  /** The key of the message that this receipt is the latest of; null for a receipt that time or a later one has overtaken. */
  private held(queue: string, receipt: string): string | null {
    this.settings(queue)
    const [messageId, nonce] = receipt.split('#')
    if (!messageId || !nonce)
      throw new ServiceError('ReceiptHandleIsInvalid', `The receipt handle is invalid: ${receipt}`)
    const key = keyOf(queue, messageId)
    return this.flights.get(key)?.receipt === receipt ? key : null
  }

  private untilNextVisible(queue: string): number {
    const times = this.of(queue).map(([key, message]) => this.visibleAt(key, message))
    return Math.max(1, Math.min(...times, Number.MAX_SAFE_INTEGER) - Date.now())
  }

  private wake(queue: string): void {
    const wakers = this.wakers.get(queue)
    this.wakers.delete(queue)
    for (const wake of wakers ?? []) wake()
  }

  private async wakeOrAfter(queue: string, ms: number): Promise<void> {
    const wakers = this.wakers.get(queue) ?? new Set()
    this.wakers.set(queue, wakers)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, 20_000))
      wakers.add(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}

/** A message without a group is a tenant of its own. */
const tenantOf = (key: string, message?: Message): string => message?.group ?? key

function toDeadLetters(key: string, message: Message, target: string): Change<Message>[] {
  const moved = {
    ...message,
    queue: target,
    receive_count: 0,
    dead_letter_source: queueArn(message.queue),
  }
  return [
    [key, undefined],
    [keyOf(target, message.message_id), moved],
  ]
}

function toQueueMessage(message: Message, receipt: string): QueueMessage {
  const attributes: Record<string, string> = {
    ApproximateReceiveCount: String(message.receive_count),
    SentTimestamp: String(message.sent_at),
    SenderId: message.sender,
    ApproximateFirstReceiveTimestamp: String(message.first_received_at),
  }
  if (message.group !== null) attributes.MessageGroupId = message.group
  if (message.dead_letter_source) attributes.DeadLetterQueueSourceArn = message.dead_letter_source
  return {
    message_id: message.message_id,
    receipt,
    body: message.body,
    attributes,
    message_attributes: message.message_attributes,
    md5_of_body: md5(message.body),
  }
}

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
