import { expect } from 'vitest'
import { cloud } from './cloud.ts'
import { logInAsAdministrator } from './log-in.ts'
import type { Visitor } from './visitor.ts'

/** Publishes a new version of a tender as an operator; with `copyOf` a new tender, else as that one is published. */
export async function publishTender(
  visitor: Pick<Visitor, 'another'>,
  tenderId: number,
  changes: object,
  copyOf = tenderId,
): Promise<void> {
  const page = await visitor.another()
  await logInAsAdministrator(page, cloud.inboxUrl)
  const status = await page.evaluate(
    async ([id, from, changed]) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'))
      const headers = {
        authorization: `Bearer ${localStorage.getItem(key ?? '')}`,
        'content-type': 'application/json',
      }
      const full = await fetch(`/api/tenders/${from}/full`, { headers })
      const { tender } = await full.json()
      const { published, sample } = tender
      const version = id === from ? tender.version : 0
      const body = JSON.stringify({ published: { ...published, ...changed }, sample, version })
      const saved = await fetch(`/api/admin/tenders/${id}`, { method: 'PUT', headers, body })
      return saved.status
    },
    [tenderId, copyOf, changes] as const,
  )
  expect(status).toBe(200)
}
