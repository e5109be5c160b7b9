import type { Tables } from '../tables.ts'
import type { AppFunction } from './app-function.ts'
import { allowTable } from './grants.ts'

/** What a function needs to know whether a session has the assurance that its routes ask for. */
export const securityEnvironment = (tables: Tables) => ({
  FACTORS_TABLE: tables.factors.tableName,
  ACCOUNT_STATES_TABLE: tables.accountStates.tableName,
})

export function allowSecurityState(fn: AppFunction, tables: Tables): void {
  allowTable(fn, tables.factors, ['Query'])
  allowTable(fn, tables.accountStates, ['GetItem'])
}
