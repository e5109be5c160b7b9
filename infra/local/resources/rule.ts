import * as z from 'zod'
import { ACCOUNT_ID, REGION } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

const targetSchema = z.strictObject({
  Arn: z.string(),
  Id: withoutEffect('tells targets of one rule apart'),
  /** What the target of a schedule receives, as JSON; that of an event receives the event. */
  Input: z.string().optional(),
})

/** Fields with the values that they may have; other comparisons are unknown and stop the start. */
export interface EventPattern {
  [field: string]: string[] | EventPattern
}
const patternSchema: z.ZodType<EventPattern> = z.lazy(() =>
  z.record(z.string(), z.union([z.array(z.string()), patternSchema])),
)

const facts = {
  Name: z.string().optional(),
  Description: withoutEffect('for operators'),
  State: z.literal('ENABLED'),
  Targets: z.array(targetSchema),
}

/** A rule that runs by the clock, or on events. */
export const ruleKind = defineResource({
  type: 'AWS::Events::Rule',
  nameProperty: 'Name',
  attributes: { Arn: (name) => `arn:aws:events:${REGION}:${ACCOUNT_ID}:rule/${name}` },
  properties: z.union([
    z.strictObject({
      ...facts,
      ScheduleExpression: z.string().regex(/^rate\(\d+ (minute|hour|day)s?\)$/),
      EventPattern: z.undefined().optional(),
    }),
    z.strictObject({
      ...facts,
      ScheduleExpression: z.undefined().optional(),
      EventPattern: patternSchema,
    }),
  ]),
})

const unitMs: Readonly<Record<string, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
}

export function intervalOf(expression: string): number {
  const [, n = '', unit = ''] = /^rate\((\d+) (\w+?)s?\)$/.exec(expression) ?? []
  return Number(n) * (unitMs[unit] ?? Number.NaN)
}
