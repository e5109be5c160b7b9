import batchGetItem from 'dynalite/actions/batchGetItem.js'
import batchWriteItem from 'dynalite/actions/batchWriteItem.js'
import createTable from 'dynalite/actions/createTable.js'
import deleteItem from 'dynalite/actions/deleteItem.js'
import deleteTable from 'dynalite/actions/deleteTable.js'
import describeTable from 'dynalite/actions/describeTable.js'
import getItem from 'dynalite/actions/getItem.js'
import listTables from 'dynalite/actions/listTables.js'
import putItem from 'dynalite/actions/putItem.js'
import query from 'dynalite/actions/query.js'
import scan from 'dynalite/actions/scan.js'
import updateItem from 'dynalite/actions/updateItem.js'
import validateBatchGetItem from 'dynalite/validations/batchGetItem.js'
import validateBatchWriteItem from 'dynalite/validations/batchWriteItem.js'
import validateCreateTable from 'dynalite/validations/createTable.js'
import validateDeleteItem from 'dynalite/validations/deleteItem.js'
import validateDeleteTable from 'dynalite/validations/deleteTable.js'
import validateDescribeTable from 'dynalite/validations/describeTable.js'
import validateGetItem from 'dynalite/validations/getItem.js'
import validations from 'dynalite/validations/index.js'
import validateListTables from 'dynalite/validations/listTables.js'
import validatePutItem from 'dynalite/validations/putItem.js'
import validateQuery from 'dynalite/validations/query.js'
import validateScan from 'dynalite/validations/scan.js'
import validateUpdateItem from 'dynalite/validations/updateItem.js'
import { ServiceError } from '../service-error.ts'
import type { TableStore } from './table-store.ts'

const OPERATIONS = {
  BatchGetItem: { run: batchGetItem, rules: validateBatchGetItem },
  BatchWriteItem: { run: batchWriteItem, rules: validateBatchWriteItem },
  CreateTable: { run: createTable, rules: validateCreateTable },
  DeleteItem: { run: deleteItem, rules: validateDeleteItem },
  DeleteTable: { run: deleteTable, rules: validateDeleteTable },
  DescribeTable: { run: describeTable, rules: validateDescribeTable },
  GetItem: { run: getItem, rules: validateGetItem },
  ListTables: { run: listTables, rules: validateListTables },
  PutItem: { run: putItem, rules: validatePutItem },
  Query: { run: query, rules: validateQuery },
  Scan: { run: scan, rules: validateScan },
  UpdateItem: { run: updateItem, rules: validateUpdateItem },
} as const

export type DynaliteOperation = keyof typeof OPERATIONS

export function isDynaliteOperation(name: string): name is DynaliteOperation {
  return Object.hasOwn(OPERATIONS, name)
}

/** Runs one of dynalite's own operations in process, with its validation. It writes at once or into the caller's bundle. */
export async function runDynalite(
  store: TableStore,
  name: DynaliteOperation,
  input: object,
): Promise<Record<string, unknown>> {
  const { run, rules } = OPERATIONS[name]
  try {
    const data = validations.checkTypes(structuredClone(input), rules.types)
    validations.checkValidations(data, rules.types, rules.custom, store.dynalite)
    return await new Promise((resolve, reject) =>
      run(store.dynalite, data, (error, output) => (error ? reject(error) : resolve(output ?? {}))),
    )
  } catch (error) {
    throw isDynaliteError(error) ? toServiceError(error) : error
  }
}

interface DynaliteError {
  statusCode: number
  body: { __type: string; message?: string; Message?: string }
}

function isDynaliteError(error: unknown): error is DynaliteError {
  return error instanceof Error && 'statusCode' in error && 'body' in error
}

function toServiceError({ statusCode, body }: DynaliteError): ServiceError {
  const code = body.__type.split('#').at(-1) ?? body.__type
  return new ServiceError(code, body.message ?? body.Message ?? '', statusCode)
}
