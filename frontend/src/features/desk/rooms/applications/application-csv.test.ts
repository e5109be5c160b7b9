import { describe, expect, it } from 'vitest'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { applicationCsv, csvColumns, type ListedApplication } from './application-csv.ts'

const headers = Object.fromEntries(csvColumns.map((name) => [name, name])) as Record<
  (typeof csvColumns)[number],
  string
>
const application = (said: Partial<ListedApplication> = {}): ListedApplication => ({
  user_id: userIdSchema.parse('user-1'),
  tender: {
    tender_id: tenderIdSchema.parse(7),
    market: 'SE',
    reference: 'TND-7',
    title: 'Rött vin, "Bordeaux"',
    titles: null,
    sample: null,
    offer_deadline: '2027-01-29',
  },
  tender_changed: false,
  status: 'SUBMITTED',
  desk: {
    stage: 'to_hand_in',
    responsible: {
      user_id: userIdSchema.parse('operator-1'),
      email: 'bo@example.com',
      since: '2027-01-11T12:00:00.000Z',
    },
    outcome: { kind: 'withdrawn', day: '2027-01-12', is_over: true },
  },
  company_name: 'Château Été',
  product_name: null,
  submitted_at: '2027-01-10T12:00:00.000Z',
  updated_at: '2027-01-10T12:00:00.000Z',
  ...said,
})

describe('the list of applications as CSV', () => {
  it('has a mark for UTF-8, a header, a line each, quotes doubled, CRLF', async () => {
    const text = await applicationCsv([application()], headers)
    expect(text).toBe(
      `\ufeff${csvColumns.join(',')}\r\n7,SE,TND-7,"Rött vin, ""Bordeaux""",2027-01-29,Château Été,,SUBMITTED,to_hand_in,withdrawn,bo@example.com,2027-01-10T12:00:00.000Z,2027-01-10T12:00:00.000Z,user-1\r\n`,
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n2', '=HYPERLINK("http://x")'])(
    'lets %j run nowhere',
    async (company_name) => {
      const text = await applicationCsv([application({ company_name })], headers)
      const cell = company_name.replaceAll('"', '""')
      expect(text).toContain(`,"'${cell}",`)
    },
  )
})
