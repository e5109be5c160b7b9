import { expect, it } from 'vitest'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import { documentCounts } from './document-counts.ts'

type Asked = NonNullable<OfferFinding['asked']>

const found = (
  key: string,
  status: OfferFinding['status'],
  problem: Asked['problem'] = null,
  severity: OfferFinding['severity'] = 'blocking',
) =>
  ({
    rule_id: `tender:document:${key}`,
    phase: 'offer',
    status,
    severity,
    asked: { kind: problem?.startsWith('name') ? 'document_name' : 'document', key, problem },
  }) as OfferFinding

it('says of documents that nobody chose that they are missing, not that they are ready', () => {
  const findings = [found('a', 'unknown', 'missing'), found('b', 'unknown', 'missing', 'warning')]
  expect(documentCounts({ findings })).toEqual({ count: 2, open: 2, missing: 2, blocking: 1 })
})

it('counts each document once, whatever is wrong with it', () => {
  const findings = [
    found('a', 'fail', 'expired'),
    found('a', 'fail', 'name_differs', 'warning'),
    found('b', 'pass'),
    { ...found('c', 'pass'), asked: null },
  ]
  expect(documentCounts({ findings })).toEqual({ count: 2, open: 1, missing: 0, blocking: 1 })
})
