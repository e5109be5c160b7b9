import { tableArn } from '../aws-account.ts'
import type { Call } from '../emulator.ts'
import { getsOf } from './transact-get.ts'
import { partsOf } from './transact-write.ts'

type Permission = Omit<Call, 'access_key_id'>

const PART_ACTIONS = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
} as const

/** What IAM asks for an operation. Transactions have no action of their own: each part needs the action of its kind. */
export function requiredPermissions(
  operation: string,
  input: Record<string, unknown>,
): Permission[] {
  if (operation === 'TransactWriteItems')
    return partsOf(input).map((part) => ({
      action: PART_ACTIONS[part.kind],
      resource: tableArn(part.input.TableName),
    }))
  if (operation === 'TransactGetItems')
    return getsOf(input).map((get) => ({
      action: 'dynamodb:GetItem',
      resource: tableArn(get.TableName),
    }))
  const action = `dynamodb:${operation}`
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem')
    return Object.keys(input.RequestItems ?? {}).map((table) => ({
      action,
      resource: tableArn(table),
    }))
  if (operation === 'ListTables') return [{ action, resource: '*' }]
  const table = tableArn(String(input.TableName))
  const index = typeof input.IndexName === 'string' ? `/index/${input.IndexName}` : ''
  return [{ action, resource: table + index }]
}
