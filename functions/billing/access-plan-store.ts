import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { AccessPlan } from '#domain/billing/access-plan.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { accessPlanOf, findAccessPlan } from '../platform/access/access-plan.ts'
import { getRow, scanRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Table } from '../platform/dynamodb/table.ts'
import { updateIn } from '../platform/dynamodb/transact.ts'
import { updateRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** What gives a user access, and which state of it was read: 0 before anything was bought. */
export interface VersionedPlan {
  readonly plan: AccessPlan
  readonly billing_version: number
}

/** The table of access plans, one row per user who asked for one or began to buy. */
export interface AccessPlanStore {
  readonly find: (user_id: UserId) => Promise<AccessPlan | null>
  /** The same with its version; without a row, the plan of who has nothing. */
  readonly findVersioned: (user_id: UserId) => Promise<VersionedPlan>
  /** Page by page, in no order. */
  readonly all: () => AsyncGenerator<AccessPlan>
  /** Refused when the user asked before. */
  readonly request: (user_id: UserId, company_name: string, at: Instant) => Promise<Written>
  readonly saveGrant: (
    user_id: UserId,
    grant: Pick<AccessPlan, 'granted_until' | 'granted_at' | 'note'>,
  ) => Promise<Written>
  /** Refused when the user has another customer than the one that is replaced. */
  readonly saveCustomer: (
    user_id: UserId,
    customer: { readonly id: string; readonly company_name: string },
    replaces: string | null,
  ) => Promise<Written>
  /** Refused when anything was bought since this version was read. */
  readonly saveSubscription: (
    user_id: UserId,
    bought: { readonly customer_id: string; readonly subscription: Subscription | null },
    replaces: number,
  ) => Promise<Written>
  /** The write of single applications inside a transaction, with the same condition. */
  readonly saveSinglesIn: (
    user_id: UserId,
    single_tender_ids: readonly TenderId[],
    replaces: number,
  ) => TransactWriteItem
}

/** The field is not there, or holds null. */
const isMissing = (field: string): Expression => ({
  text: `attribute_not_exists(${field}) OR attribute_type(${field}, :null_type)`,
  values: { ':null_type': 'NULL' },
})

const onlyOver = (replaces: number): Expression =>
  replaces === 0
    ? { text: 'attribute_not_exists(billing_version)' }
    : { text: 'billing_version = :replaces', values: { ':replaces': replaces } }

export function createAccessPlanStore(table: Table): AccessPlanStore {
  return {
    find: (user_id) => findAccessPlan(table, user_id),
    findVersioned: async (user_id) => {
      const row = await getRow(table, { user_id })
      return {
        plan: accessPlanOf({ user_id, ...row }),
        billing_version: Number(row?.billing_version ?? 0),
      }
    },
    all: async function* () {
      for await (const row of scanRows(table)) yield accessPlanOf(row)
    },
    request: (user_id, company_name, at) =>
      updateRow(
        table,
        { user_id },
        {
          text: 'SET company_name = :name, requested_at = :at',
          values: { ':name': company_name, ':at': at },
        },
        isMissing('requested_at'),
      ),
    saveGrant: (user_id, grant) =>
      updateRow(
        table,
        { user_id },
        {
          text: 'SET granted_until = :until, granted_at = :at, #note = :note',
          names: { '#note': 'note' },
          values: { ':until': grant.granted_until, ':at': grant.granted_at, ':note': grant.note },
        },
        { text: 'attribute_exists(user_id)' },
      ),
    saveCustomer: (user_id, { id, company_name }, replaces) =>
      updateRow(
        table,
        { user_id },
        {
          // what was read with the customer before must not bring that one back
          text: 'SET customer_id = :customer, company_name = if_not_exists(company_name, :name) ADD billing_version :one',
          values: { ':customer': id, ':name': company_name, ':one': 1 },
        },
        replaces === null
          ? isMissing('customer_id')
          : { text: 'customer_id = :replaced', values: { ':replaced': replaces } },
      ),
    saveSubscription: (user_id, { customer_id, subscription }, replaces) =>
      updateRow(
        table,
        { user_id },
        {
          text: 'SET customer_id = :customer, subscription = :subscription, billing_version = :next',
          values: {
            ':customer': customer_id,
            ':subscription': subscription,
            ':next': replaces + 1,
          },
        },
        onlyOver(replaces),
      ),
    saveSinglesIn: (user_id, single_tender_ids, replaces) =>
      updateIn(
        table,
        { user_id },
        {
          text: 'SET single_tender_ids = :singles, billing_version = :next',
          values: { ':singles': single_tender_ids, ':next': replaces + 1 },
        },
        onlyOver(replaces),
      ),
  }
}
