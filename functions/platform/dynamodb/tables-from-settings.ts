import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { readSettings } from '../settings.ts'
import type { Table } from './table.ts'

let client: DynamoDBClient | null = null

/** The tables that a function is given, by the names of their settings; all share one connection. */
export function tablesFromSettings<const Name extends `${string}_TABLE`>(
  names: readonly Name[],
): Readonly<Record<Name, Table>> {
  const settings = readSettings(names)
  client ??= new DynamoDBClient({})
  const connected = client
  const tables = names.map((name): [Name, Table] => [
    name,
    { client: connected, name: settings[name] },
  ])
  return Object.fromEntries(tables) as Record<Name, Table>
}
