import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs'
import { type JobArea, jobAreas } from '#domain/desk/today.ts'
import type { TodayItem } from '../../platform/today-item.ts'

/** Whose dead letters lie in which queue. */
export interface DeadLetterQueue {
  readonly area: JobArea
  readonly url: string
}

/** As the stack gives them: `area=address`, with spaces between. */
export const deadLetterQueuesOf = (setting: string): DeadLetterQueue[] =>
  setting.split(' ').map((entry) => {
    const [name = '', url = ''] = entry.split(/=(.*)/)
    const area = jobAreas.find((known) => known === name)
    if (area === undefined) throw new Error(`Nobody knows whose queue this is: ${entry}`)
    return { area, url }
  })

/** Work that failed three times and waits for somebody, one line for each queue that holds some. */
export async function listDeadLetters(
  sqs: SQSClient,
  queues: readonly DeadLetterQueue[],
): Promise<TodayItem[]> {
  const items = await Promise.all(
    queues.map(async ({ area, url }): Promise<TodayItem[]> => {
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl: url,
          // those that somebody looks at in this moment are there as well
          AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
        }),
      )
      const count =
        Number(Attributes?.ApproximateNumberOfMessages ?? 0) +
        Number(Attributes?.ApproximateNumberOfMessagesNotVisible ?? 0)
      const path = `log?view=jobs&area=${area}`
      const item = { kind: 'job' as const, path, due: null, since: null }
      const rest = { about: area, tender_id: null, responsible: null }
      return count === 0 ? [] : [{ ...item, ...rest }]
    }),
  )
  return items.flat()
}
