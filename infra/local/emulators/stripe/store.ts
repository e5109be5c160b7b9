import type { Change, DurableMap } from '../durable-map.ts'
import type { Kind, Kinds, StripeObject } from './kinds.ts'
import { missing } from './stripe-failure.ts'

/** A Stripe object, or a small record of the fake's own (keys, clock, idempotent answers). */
export type Stored = { readonly object: string; readonly id: string }

/** Every object of the account. Changes of one `change` reach the disk together or not at all. */
export class Store {
  private readonly map: DurableMap<Stored>
  private readonly byObject = new Map<string, Map<string, Stored>>()
  private undo: [string, Stored | undefined][] | null = null
  private changed = new Map<string, Change<Stored>>()

  constructor(map: DurableMap<Stored>) {
    this.map = map
    for (const [, stored] of map.entries()) this.shelf(stored.object).set(stored.id, stored)
  }

  find<K extends Kind>(kind: K, id: string | null): Kinds[K] | null {
    const found = id === null ? undefined : this.byObject.get(kind)?.get(id)
    return (found as Kinds[K] | undefined) ?? null
  }

  /** Throws Stripe's own error for an unknown id; `param` names where it was given. */
  get<K extends Kind>(kind: K, id: string | null, param = 'id'): Kinds[K] {
    const found = this.find(kind, id)
    if (found) return found
    throw missing(kind, id ?? '', param)
  }

  /** Whatever object has this id. */
  findAny(id: string): StripeObject | null {
    for (const shelf of this.byObject.values()) {
      const found = shelf.get(id)
      if (found) return found as StripeObject
    }
    return null
  }

  /** Newest first, as Stripe lists. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return ([...(this.byObject.get(kind)?.values() ?? [])] as Kinds[K][]).reverse()
  }

  put<T extends StripeObject>(object: T): T {
    this.note(object as Stored)
    return object
  }

  update<K extends Kind>(kind: K, id: string | null, patch: Partial<Kinds[K]>): Kinds[K] {
    const updated = { ...this.get(kind, id), ...patch }
    this.note(updated as Stored)
    return updated
  }

  record<T extends Stored>(object: T['object'], id: string): T | null {
    return (this.byObject.get(object)?.get(id) as T | undefined) ?? null
  }

  records<T extends Stored>(object: T['object']): T[] {
    return [...(this.byObject.get(object)?.values() ?? [])] as T[]
  }

  note<T extends Stored>(stored: T): void {
    this.write(stored.object, stored.id, stored)
  }

  remove(object: string, id: string): void {
    this.write(object, id, undefined)
  }

  /** Runs `work` without a pause in between: all its changes are kept, or none when it throws. */
  async change<T>(work: () => T): Promise<T> {
    if (this.undo) throw new Error('A change of the store cannot start within another')
    this.undo = []
    try {
      const result = work()
      const changes = [...this.changed.values()]
      this.undo = null
      this.changed = new Map()
      if (changes.length > 0) await this.map.apply(changes)
      return result
    } catch (error) {
      for (const [key, before] of (this.undo ?? []).reverse()) this.restore(key, before)
      this.undo = null
      this.changed = new Map()
      throw error
    }
  }

  private write(object: string, id: string, stored: Stored | undefined): void {
    if (!this.undo) throw new Error('The store change inside `change` only')
    const key = `${object} ${id}`
    this.undo.push([key, this.byObject.get(object)?.get(id)])
    this.changed.set(key, [key, stored])
    this.restore(key, stored)
  }

  private restore(key: string, stored: Stored | undefined): void {
    const [object = '', id = ''] = key.split(' ')
    if (stored) this.shelf(object).set(id, stored)
    else this.shelf(object).delete(id)
  }

  private shelf(object: string): Map<string, Stored> {
    const shelf = this.byObject.get(object) ?? new Map<string, Stored>()
    this.byObject.set(object, shelf)
    return shelf
  }
}
