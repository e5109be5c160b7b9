import * as z from 'zod'
import { ACCOUNT_ID, REGION } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

const targetSchema = z.strictObject({
  Arn: z.string(),
  Id: withoutEffect('tells targets of one rule apart'),
  /** What the target receives, as JSON. */
  Input: z.string(),
})

/** A rule that runs by the clock; rules on events are not served. */
export const scheduleKind = defineResource({
  type: 'AWS::Events::Rule',
  nameProperty: 'Name',
  attributes: { Arn: (name) => scheduleArn(name) },
  properties: z.strictObject({
    Name: z.string().optional(),
    Description: withoutEffect('for operators'),
    ScheduleExpression: z.string().regex(/^rate\(\d+ (minute|hour|day)s?\)$/),
    State: z.literal('ENABLED'),
    Targets: z.array(targetSchema),
  }),
})

const scheduleArn = (name: string) => `arn:aws:events:${REGION}:${ACCOUNT_ID}:rule/${name}`

const unitMs: Readonly<Record<string, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
}

export function intervalOf(expression: string): number {
  const [, n = '', unit = ''] = /^rate\((\d+) (\w+?)s?\)$/.exec(expression) ?? []
  return Number(n) * (unitMs[unit] ?? Number.NaN)
}
