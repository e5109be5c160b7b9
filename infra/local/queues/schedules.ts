import type { RunningSqs } from '../emulators/sqs/start-sqs.ts'
import { serviceMaySend } from '../identity/resource-policies.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { queueKind } from '../resources/queue.ts'
import { intervalOf, ruleKind } from '../resources/rule.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

/**
 * Sends what the schedules of the template send. Each runs once at the start as well: a laptop is
 * rarely on for a whole day. Answers how to stop them.
 */
export async function startSchedules(
  stack: ResolvedStack,
  sqs: Pick<RunningSqs, 'send'>,
): Promise<() => void> {
  const queues = new Map(stack.of(queueKind).map((queue) => [queue.attribute('Arn'), queue.name]))
  const timers: NodeJS.Timeout[] = []
  for (const rule of stack.of(ruleKind)) {
    const { ScheduleExpression } = rule.properties
    if (ScheduleExpression === undefined) continue
    for (const { Arn, Input } of rule.properties.Targets) {
      const queue = queues.get(Arn)
      if (queue === undefined) {
        throw new LocalCloudError(`${rule.logicalId}: the local cloud schedules for queues only.`)
      }
      if (!serviceMaySend(stack, 'events.amazonaws.com', Arn, rule.attribute('Arn'))) {
        throw new LocalCloudError(
          `${rule.logicalId} sends to ${stack.logicalIdOf(Arn)}, whose queue policy does not let events.amazonaws.com sqs:SendMessage.`,
        )
      }
      if (Input === undefined) {
        throw new LocalCloudError(`${rule.logicalId}: a schedule needs what it is to send.`)
      }
      const send = () => sqs.send(queue, Input)
      await send()
      // longer than a timer can wait is more often than asked, which a schedule has to bear anyway
      const everyMs = Math.min(intervalOf(ScheduleExpression), 2 ** 31 - 1)
      timers.push(setInterval(() => void send(), everyMs))
    }
  }
  return () => timers.forEach(clearInterval)
}
