import type { Account } from './account.ts'
import { idOf, type Kind } from './kinds.ts'
import { invalid } from './stripe-failure.ts'

type Json = { [key: string]: unknown }

/** Lists that an object carries only when asked: made from the store by the id of their owner. */
const INCLUDED: Readonly<
  Record<string, Readonly<Record<string, (account: Account, id: string) => unknown[]>>>
> = {
  'checkout.session': { line_items: (account, id) => lineItems(account, id) },
  customer: {
    tax_ids: (account, id) => ownedBy(account, 'tax_id', 'customer', id),
    subscriptions: (account, id) =>
      ownedBy(account, 'subscription', 'customer', id).filter(
        ({ status }) => status !== 'canceled',
      ),
  },
  charge: { refunds: (account, id) => ownedBy(account, 'refund', 'charge', id) },
  invoice: { payments: (account, id) => ownedBy(account, 'invoice_payment', 'invoice', id) },
}

export function ownedBy(account: Account, kind: Kind, field: string, id: string): Json[] {
  const all = account.store.all(kind) as unknown as Json[]
  return all.filter((one) => idOf(one[field] as string | null) === id)
}

function lineItems(account: Account, id: string): unknown[] {
  return account.store.find('checkout.session', id)?.line_items?.data ?? []
}

/** The object as Stripe shows it unasked, without what must be expanded first. */
export function unexpanded<T extends object>(object: T): T {
  const kind = (object as { object?: string }).object ?? ''
  const hidden = Object.keys(INCLUDED[kind] ?? {})
  if (hidden.length === 0) return structuredClone(object)
  const shown = Object.entries(object).filter(([key]) => !hidden.includes(key))
  return structuredClone(Object.fromEntries(shown)) as T
}

/** Applies `expand`, e.g. `['line_items', 'payment_intent.latest_charge', 'data.product']`. */
export function expanded(account: Account, answer: object, paths: readonly string[]): object {
  const root = shown(answer) as Json
  for (const path of paths) {
    if (path.split('.').length > 5) throw invalid('You may expand at most four levels.', 'expand')
    expandAt(account, root, path.split('.'), path)
  }
  return root
}

function shown(answer: object): object {
  const { object, data } = answer as Json
  if (object !== 'list' || !Array.isArray(data)) return unexpanded(answer)
  return { ...answer, data: data.map((one: object) => unexpanded(one)) }
}

function expandAt(account: Account, target: Json, keys: string[], path: string): void {
  const [key = '', ...rest] = keys
  const included = INCLUDED[String(target.object)]?.[key]
  if (included && target[key] === undefined) {
    const data = included(account, String(target.id)).map((one) => unexpanded(one as object))
    target[key] = { object: 'list', data, has_more: false, url: listUrl(target, key) }
  }
  const value = target[key]
  if (value === undefined) throw invalid(`This property cannot be expanded (${path}).`, `expand`)
  const whole = Array.isArray(value)
    ? value.map((one) => wholeOf(account, one))
    : wholeOf(account, value)
  target[key] = whole
  for (const one of [whole].flat()) {
    if (rest.length > 0 && typeof one === 'object' && one !== null)
      expandAt(account, one as Json, rest, path)
  }
}

function wholeOf(account: Account, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const found = account.store.findAny(value)
  return found ? unexpanded(found) : value
}

function listUrl(target: Json, key: string): string {
  if (target.object === 'checkout.session') return `/v1/checkout/sessions/${target.id}/${key}`
  return `/v1/${target.object}s/${target.id}/${key}`
}
