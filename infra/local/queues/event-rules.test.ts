import { expect, it } from 'vitest'
import type { EventPattern } from '../resources/rule.ts'
import { matchesEvent } from './event-rules.ts'

const event = {
  source: 'aws.guardduty',
  'detail-type': 'Scan',
  resources: ['arn:a', 'arn:b'],
  detail: { bucket: { name: 'documents' }, size: 3 },
}

it.each<[EventPattern, boolean]>([
  [{ source: ['aws.guardduty'] }, true],
  [{ source: ['aws.s3', 'aws.guardduty'], 'detail-type': ['Scan'] }, true],
  [{ resources: ['arn:b'] }, true],
  [{ detail: { bucket: { name: ['documents'] } } }, true],
  [{ source: ['aws.s3'] }, false],
  [{ source: ['aws.guardduty'], 'detail-type': ['Other'] }, false],
  [{ resources: ['arn:c'] }, false],
  [{ detail: { bucket: { name: ['portfolios'] } } }, false],
  [{ detail: { other: { name: ['documents'] } } }, false],
])('%j waits for the event: %s', (pattern, expected) => {
  expect(matchesEvent(pattern, event)).toBe(expected)
})
