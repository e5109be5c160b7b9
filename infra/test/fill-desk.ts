import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb'
import { untouched } from '#domain/applications/desk-work.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { indexed } from '../../functions/applications/application-row.ts'
import { notStarted } from '../../functions/applications/applying.ts'
import { type Row, type Table, toAttributes } from '../../functions/platform/dynamodb/table.ts'
import { mapInBatches } from '../../functions/platform/map-in-batches.ts'
import { tenderId, tenderRow, userId } from '../../functions/platform/test/builders.ts'
import { createProducerStore } from '../../functions/producers/listing/producer-store.ts'
import { createTenderStore } from '../../functions/tenders/tender-store.ts'
import { addSecondFactor } from './add-second-factor.ts'
import { fillRooms, type Tables } from './fill-desk-rooms.ts'

const markets = ['SE', 'NO', 'FI'] as const
const stages = ['to_check', 'to_hand_in', 'awaiting_reference', 'offered'] as const
const dayOf = (n: number) =>
  new Date(Date.UTC(2022, 0, 1) + n * 86_400_000).toISOString().slice(0, 10)
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

async function writeAll(table: Table, rows: readonly Row[]): Promise<void> {
  for (let first = 0; first < rows.length; first += 25) {
    const puts = rows
      .slice(first, first + 25)
      .map((row) => ({ PutRequest: { Item: toAttributes(row) } }))
    await table.client.send(new BatchWriteItemCommand({ RequestItems: { [table.name]: puts } }))
  }
}

export interface DeskSizes {
  readonly tenders: number
  readonly companies: number
  readonly applications: number
}

/**
 * Made tenders of six years, producers and applications in every state; some of them are
 * taken over by the operator, who has a second factor. What the other rooms list is there too.
 */
export async function fillDesk(cloud: Tables, operator: UserId, sizes: DeskSizes): Promise<void> {
  await addSecondFactor(cloud, operator)
  const tenders = createTenderStore(cloud.table('TENDERS_TABLE'))
  await mapInBatches(numbersTo(sizes.tenders), 8, (id) =>
    tenders.save(
      tenderRow(id, {
        market: markets[id % 3] ?? 'SE',
        product_type: id % 997 === 0 ? 'Red wine, Xinomavro' : 'Red wine',
        offer_deadline: dayOf((id * 1825) % 2190),
      }),
      0,
    ),
  )
  const producers = createProducerStore(cloud.table('PRODUCERS_TABLE'))
  await mapInBatches(numbersTo(sizes.companies), 8, (n) =>
    producers.save(
      {
        user_id: userId(`producer-${n}`),
        email: `export@company-${n}.example`,
        company_name: `Company ${n}`,
        country_code: ['FR', 'IT', 'ES', 'DE'][n % 4] ?? 'FR',
        requested_at: null,
        plan_ends_at: n % 3 === 0 ? '2099-12-31T00:00:00Z' : null,
        products: n % 700,
        applications: n % 20,
        documents: n % 9,
        completeness: n % 2 === 0 ? 100 : 60,
      },
      '2026-01-01T00:00:00Z',
    ),
  )
  await writeAll(
    cloud.table('USER_APPLICATIONS_TABLE'),
    numbersTo(sizes.applications).map((n) => applicationRow(n, operator, sizes)),
  )
  await fillRooms(cloud, operator, sizes)
}

function applicationRow(n: number, operator: UserId, sizes: DeskSizes): Row {
  const id = (n % sizes.tenders) + 1
  // another company at every round through the tenders: nobody applies twice for one
  const company = ((n + Math.floor(n / sizes.tenders)) % sizes.companies) + 1
  const begun = notStarted(userId(`producer-${company}`), tenderId(id), new Date())
  const isDraft = n % 4 === 0
  // what is older than the last thousand is done
  const stage = n > sizes.applications - 1000 ? (stages[(n >> 2) % 4] ?? 'offered') : 'offered'
  return indexed({
    ...begun,
    version: 1,
    status: isDraft ? 'DRAFT' : n % 3 === 0 ? 'SUBMITTED' : 'PAID',
    submitted_at: isDraft ? null : `${dayOf(n % 2000)}T08:00:00Z`,
    form_data: { product_id: null, answers: {} },
    listed: {
      market: markets[id % 3] ?? 'SE',
      last_day: dayOf((id * 1825) % 2190),
      company_name: isDraft ? null : `Company ${company}`,
      product_name: isDraft ? null : `Wine ${n}`,
    },
    desk: isDraft
      ? null
      : {
          ...untouched,
          stage,
          responsible:
            n % 5000 === 1
              ? { user_id: operator, email: 'a@nordgate.example', since: '2026-01-01T00:00:00Z' }
              : null,
        },
  })
}
