import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'

const tables = new DynamoDBClient({})

/** Counts how often each note's message arrived; a note named `poison…` always fails. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures: { itemIdentifier: string }[] = []
  for (const record of event.Records) {
    await tables.send(
      new UpdateItemCommand({
        TableName: process.env.NOTES_TABLE,
        Key: { id: { S: record.body } },
        UpdateExpression: 'ADD copied :one',
        ExpressionAttributeValues: { ':one': { N: '1' } },
      }),
    )
    if (record.body.startsWith('poison')) {
      batchItemFailures.push({ itemIdentifier: record.messageId })
    }
  }
  return { batchItemFailures }
}
