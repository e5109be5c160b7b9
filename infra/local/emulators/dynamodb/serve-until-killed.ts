// Started by the test as a process of its own, to be killed in the middle of writing.
import { startDynamoDb } from './start-dynamodb.ts'

const running = await startDynamoDb({ dataFolder: process.argv[2] ?? null })
await running.ensureTable({
  TableName: 'tenders',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'tender_id', AttributeType: 'N' },
    { AttributeName: 'listing', AttributeType: 'S' },
    { AttributeName: 'deadline_key', AttributeType: 'S' },
  ],
  KeySchema: [{ AttributeName: 'tender_id', KeyType: 'HASH' }],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'by_deadline',
      KeySchema: [
        { AttributeName: 'listing', KeyType: 'HASH' },
        { AttributeName: 'deadline_key', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['summary'] },
    },
  ],
})
process.stdout.write(`${running.endpoint}\n`)
