import type { RunningSqs } from '../emulators/sqs/start-sqs.ts'
import type { AccessControl } from '../identity/access-control.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { eventSourceMappingKind } from '../resources/function.ts'
import { queueKind } from '../resources/queue.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import {
  type EventSourceSettings,
  type Invoke,
  type RunningEventSource,
  startEventSource,
  USUAL_CONCURRENCY,
} from './event-source.ts'

/** What the service does with the function's own role while it polls for it. */
const pollingActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']

/** Starts every event source mapping of the template. */
export function startEventSources(
  stack: ResolvedStack,
  sqs: RunningSqs,
  access: AccessControl,
  invoke: Invoke,
): RunningEventSource[] {
  const queues = new Map(stack.of(queueKind).map((queue) => [queue.attribute('Arn'), queue.name]))
  return stack
    .of(eventSourceMappingKind)
    .filter(({ properties }) => properties.Enabled)
    .map(({ logicalId, properties }) => {
      const queue = queues.get(properties.EventSourceArn)
      if (queue === undefined) {
        throw new LocalCloudError(`${logicalId}: the local cloud maps queues of the stack only.`)
      }
      const functionName = properties.FunctionName.split(':').at(-1) ?? ''
      for (const action of pollingActions) {
        if (access.mayFunction(functionName, action, properties.EventSourceArn)) continue
        throw new LocalCloudError(
          `${logicalId}: the role of ${functionName} does not grant ${action} on ${properties.EventSourceArn}.`,
        )
      }
      const settings: EventSourceSettings = {
        queue,
        queueArn: properties.EventSourceArn,
        functionName,
        batchSize: properties.BatchSize,
        windowMs: properties.MaximumBatchingWindowInSeconds * 1000,
        reportsFailures: properties.FunctionResponseTypes.length > 0,
        concurrency: Math.min(
          properties.ScalingConfig?.MaximumConcurrency ?? USUAL_CONCURRENCY,
          USUAL_CONCURRENCY,
        ),
      }
      return startEventSource(settings, sqs, invoke)
    })
}
