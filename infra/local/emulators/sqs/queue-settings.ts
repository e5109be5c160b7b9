import { queueArn } from '../aws-account.ts'
import { ServiceError } from '../service-error.ts'
import type { QueueDefinition } from './queue-definition.ts'

export interface QueueSettings {
  visibility_timeout_s: number
  delay_s: number
  retention_s: number
  redrive: QueueDefinition['redrive'] | null
}

const FOUR_DAYS_S = 4 * 24 * 60 * 60

export function settingsOf(definition: QueueDefinition): QueueSettings {
  if (definition.name.endsWith('.fifo'))
    throw new ServiceError('InvalidParameterValue', 'The local sqs does not support FIFO queues')
  return {
    visibility_timeout_s: definition.visibility_timeout_s ?? 30,
    delay_s: definition.delay_s ?? 0,
    retention_s: definition.retention_s ?? FOUR_DAYS_S,
    redrive: definition.redrive ?? null,
  }
}

/** From the attributes of CreateQueue. */
export function definitionFrom(name: string, attributes: Record<string, string>): QueueDefinition {
  const known = ['VisibilityTimeout', 'DelaySeconds', 'MessageRetentionPeriod', 'RedrivePolicy']
  const unknown = Object.keys(attributes).find((attribute) => !known.includes(attribute))
  if (unknown)
    throw new ServiceError(
      'InvalidAttributeName',
      `The local sqs does not support the queue attribute ${unknown}`,
    )
  const seconds = (attribute: string) =>
    attributes[attribute] === undefined ? undefined : Number(attributes[attribute])
  return {
    name,
    visibility_timeout_s: seconds('VisibilityTimeout'),
    delay_s: seconds('DelaySeconds'),
    retention_s: seconds('MessageRetentionPeriod'),
    redrive: attributes.RedrivePolicy ? redriveFrom(attributes.RedrivePolicy) : undefined,
  }
}

function redriveFrom(policy: string): QueueDefinition['redrive'] {
  const { deadLetterTargetArn, maxReceiveCount } = JSON.parse(policy)
  return {
    dead_letter_queue: String(deadLetterTargetArn).split(':').at(-1) ?? '',
    max_receive_count: Number(maxReceiveCount),
  }
}

/** As GetQueueAttributes prints them. */
export function attributesOf(name: string, settings: QueueSettings): Record<string, string> {
  const attributes: Record<string, string> = {
    QueueArn: queueArn(name),
    VisibilityTimeout: String(settings.visibility_timeout_s),
    DelaySeconds: String(settings.delay_s),
    MessageRetentionPeriod: String(settings.retention_s),
  }
  if (settings.redrive)
    attributes.RedrivePolicy = JSON.stringify({
      deadLetterTargetArn: queueArn(settings.redrive.dead_letter_queue),
      maxReceiveCount: settings.redrive.max_receive_count,
    })
  return attributes
}
