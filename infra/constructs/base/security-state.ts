import type { Tables } from '../tables.ts'
import type { AppFunction } from './app-function.ts'
import { grantTable } from './grants.ts'

/** What a function needs to know whether a session has the assurance that its routes ask for. */
export function grantSecurityState(fn: AppFunction, tables: Tables): void {
  grantTable(fn, tables.factors, ['Query'])
  grantTable(fn, tables.accountStates, ['GetItem'])
}
