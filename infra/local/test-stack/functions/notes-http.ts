import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

const tables = new DynamoDBClient({})
const queues = new SQSClient({})

/** The fixture's HTTP function: one path per behaviour of the runtime that a test wants to see. */
export async function handler(
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2 | object | string> {
  if (event.routeKey === 'GET /api/echo/{name}') return event
  if (event.routeKey === 'GET /api/environment') return { ...process.env }
  if (event.routeKey === 'GET /api/misbehave/{how}') return misbehave(event.pathParameters?.how)
  const id = event.pathParameters?.id ?? ''
  if (event.requestContext.http.method === 'GET') return readNote(id)
  await tables.send(
    new PutItemCommand({
      TableName: process.env.NOTES_TABLE,
      Item: { id: { S: id }, text: { S: event.body ?? '' } },
    }),
  )
  await queues.send(
    new SendMessageCommand({ QueueUrl: process.env.NOTES_QUEUE_URL, MessageBody: id }),
  )
  return { statusCode: 201, headers: { 'x-note': id }, cookies: ['a=1', 'b=2'], body: id }
}

async function readNote(id: string) {
  const { Item } = await tables.send(
    new GetItemCommand({ TableName: process.env.NOTES_TABLE, Key: { id: { S: id } } }),
  )
  return Item ? { text: Item.text?.S, copied: Item.copied?.N } : { statusCode: 404 }
}

async function misbehave(how: string | undefined) {
  if (how === 'throw') throw new TypeError('as told')
  if (how === 'sleep') await new Promise((resolve) => setTimeout(resolve, 60_000))
  if (how === 'spin') for (;;);
  if (how === 'fill') {
    const hoard: number[][] = []
    for (;;) hoard.push(new Array<number>(1_000_000).fill(hoard.length + 0.5))
  }
  if (how === 'exit') process.exit(3)
  if (how === 'delete') {
    const { DeleteItemCommand } = await import('@aws-sdk/client-dynamodb')
    await tables.send(
      new DeleteItemCommand({ TableName: process.env.NOTES_TABLE, Key: { id: { S: 'x' } } }),
    )
  }
  return { statusCode: 200, body: 'aGVsbG8=', isBase64Encoded: true }
}
