import type { Condition, Facts } from '../compliance/condition.ts'
import { evaluate } from '../compliance/evaluate.ts'
import type { Market } from '../shared/market.ts'
import type { Procedure, ProcedureBook } from './procedures.ts'

export interface ChosenProcedure {
  readonly procedure: Procedure
  /** True when no procedure fits what is published, and the usual one of the market stands in. */
  readonly is_assumed: boolean
}

/** The first procedure of the market whose condition holds; an empty field matches no pattern. */
export function chooseProcedure(
  book: ProcedureBook,
  market: Market,
  facts: Facts<string>,
): ChosenProcedure {
  const stated = { assortment: '', 'tender.offerType': '', 'tender.datesNote': '', ...known(facts) }
  for (const id of book.choice.order) {
    const procedure = procedureCalled(book, id)
    if (procedure.market !== market) continue
    if (evaluate(procedure.applies_when as Condition<string>, stated) === true)
      return { procedure, is_assumed: false }
  }
  return { procedure: procedureCalled(book, book.choice.default[market]), is_assumed: true }
}

/** Throws for an unknown id. */
export function procedureCalled(book: ProcedureBook, id: string): Procedure {
  const found = book.procedures.find((procedure) => procedure.id === id)
  if (found === undefined) throw new Error(`There is no procedure ${id}.`)
  return found
}

const known = (facts: Facts<string>): Facts<string> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null))
