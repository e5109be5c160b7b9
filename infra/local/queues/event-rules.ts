import type { RunningSqs } from '../emulators/sqs/start-sqs.ts'
import { serviceMaySend } from '../identity/resource-policies.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { queueKind } from '../resources/queue.ts'
import { type EventPattern, ruleKind } from '../resources/rule.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

/** Whether the event has every field of the pattern with one of its values; a list of values needs one of them. */
export function matchesEvent(pattern: EventPattern, event: unknown): boolean {
  if (typeof event !== 'object' || event === null) return false
  return Object.entries(pattern).every(([field, expected]) => {
    const actual: unknown = (event as Record<string, unknown>)[field]
    if (!Array.isArray(expected)) return matchesEvent(expected, actual)
    return [actual].flat().some((value) => expected.some((one) => one === value))
  })
}

/** The queues that a rule sends to; stops the start where the queue's policy would not let it. */
function queuesOf(stack: ResolvedStack, rule: ReturnType<typeof rulesOf>[number]): string[] {
  const queues = new Map(stack.of(queueKind).map((queue) => [queue.attribute('Arn'), queue.name]))
  return rule.properties.Targets.map(({ Arn }) => {
    const queue = queues.get(Arn)
    if (queue === undefined) {
      throw new LocalCloudError(`${rule.logicalId}: the local cloud knows rules for queues only.`)
    }
    if (!serviceMaySend(stack, 'events.amazonaws.com', Arn, rule.attribute('Arn'))) {
      throw new LocalCloudError(
        `${rule.logicalId} sends to ${stack.logicalIdOf(Arn)}, whose queue policy does not let events.amazonaws.com sqs:SendMessage.`,
      )
    }
    return queue
  })
}

const rulesOf = (stack: ResolvedStack) =>
  stack.of(ruleKind).filter(({ properties }) => properties.EventPattern !== undefined)

/** Stops the start for a rule that could not send what it is for. */
export function checkEventRules(stack: ResolvedStack): void {
  for (const rule of rulesOf(stack)) queuesOf(stack, rule)
}

/** Sends an event of a service to the queues of all rules that wait for it. */
export async function publishEvent(
  stack: ResolvedStack,
  sqs: Pick<RunningSqs, 'send'>,
  event: unknown,
): Promise<void> {
  for (const rule of rulesOf(stack)) {
    if (!matchesEvent(rule.properties.EventPattern ?? {}, event)) continue
    for (const queue of queuesOf(stack, rule)) await sqs.send(queue, JSON.stringify(event))
  }
}
