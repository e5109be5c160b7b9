import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { marshall, type NativeAttributeValue, unmarshall } from '@aws-sdk/util-dynamodb'

/** A table as a store sees it. */
export interface Table {
  readonly client: DynamoDBClient
  readonly name: string
}

export type Row = Readonly<Record<string, unknown>>
export type Key = Readonly<Record<string, string | number>>
type Attributes = Record<string, AttributeValue>

export const toAttributes = (row: Row): Attributes =>
  marshall(row as Record<string, NativeAttributeValue>, { removeUndefinedValues: true })

export const fromAttributes = (attributes: Attributes): Row => unmarshall(attributes)

/** An expression with its names and values, each as in the DynamoDB API but in plain values. */
export interface Expression {
  readonly text: string
  readonly names?: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, unknown>>
}

/** Names and values of all expressions of one call. */
export function namesAndValues(expressions: readonly (Expression | undefined)[]) {
  const names = Object.assign({}, ...expressions.map((expression) => expression?.names))
  const values = Object.assign({}, ...expressions.map((expression) => expression?.values))
  return {
    ExpressionAttributeNames: Object.keys(names).length > 0 ? names : undefined,
    ExpressionAttributeValues: Object.keys(values).length > 0 ? toAttributes(values) : undefined,
  }
}
