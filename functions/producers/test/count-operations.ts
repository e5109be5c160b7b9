import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** What is asked of the database while this runs: `Query producers`, in the order of the calls. */
export async function countOperations(
  client: DynamoDBClient,
  run: () => Promise<unknown>,
): Promise<string[]> {
  const asked: string[] = []
  client.middlewareStack.add(
    (next, context) => (args) => {
      const { TableName } = args.input as { readonly TableName?: string }
      asked.push(`${String(context.commandName).replace('Command', '')} ${TableName ?? ''}`.trim())
      return next(args)
    },
    { step: 'initialize', name: 'count-operations' },
  )
  await run()
  client.middlewareStack.remove('count-operations')
  return asked
}
