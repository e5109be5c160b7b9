import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { tableArn } from '../aws-account.ts'
import { ServiceError } from '../service-error.ts'
import { runDynalite } from './dynalite-operation.ts'
import { createTable } from './operate.ts'
import type { TableStore } from './table-store.ts'

/** Creates the table, or checks that the one on disk still has the keys and indexes asked for. */
export async function ensureTable(
  store: TableStore,
  definition: CreateTableCommandInput,
): Promise<{ name: string; arn: string }> {
  const name = definition.TableName ?? ''
  const existing = await describe(store, name)
  if (!existing) await createTable(store, { ...definition })
  else if (shapeOf(existing) !== shapeOf(definition))
    throw new Error(
      `The table ${name} on disk has other keys or indexes than the stack now describes. Begin anew with: npm start -- --fresh`,
    )
  return { name, arn: tableArn(name) }
}

type Shape = Pick<
  CreateTableCommandInput,
  'KeySchema' | 'AttributeDefinitions' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'
>

async function describe(store: TableStore, name: string): Promise<Shape | null> {
  try {
    const { Table } = await runDynalite(store, 'DescribeTable', { TableName: name })
    return Table as Shape
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'ResourceNotFoundException') return null
    throw error
  }
}

/** What decides how items lie on disk, in one fixed order. */
function shapeOf(table: Shape): string {
  const index = (one: NonNullable<Shape['GlobalSecondaryIndexes']>[number]) => [
    one.IndexName,
    one.KeySchema?.map((key) => [key.AttributeName, key.KeyType]),
    one.Projection?.ProjectionType,
    [...(one.Projection?.NonKeyAttributes ?? [])].sort(),
  ]
  return JSON.stringify([
    table.KeySchema?.map((key) => [key.AttributeName, key.KeyType]),
    table.AttributeDefinitions?.map((a) => `${a.AttributeName} ${a.AttributeType}`).sort(),
    table.GlobalSecondaryIndexes?.map(index).sort() ?? [],
    table.LocalSecondaryIndexes?.map(index).sort() ?? [],
  ])
}
