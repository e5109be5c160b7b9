import type { Tables } from '../tables.ts'
import type { AppFunction } from './app-function.ts'
import { grantTable } from './grants.ts'

/** What a function that mails needs to say who writes, as the desk published it. */
export function grantPublishedSender(fn: AppFunction, tables: Tables): void {
  grantTable(fn, tables.siteContent, ['GetItem'])
}
