import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address in front of a DynamoDB that counts the operations that are asked for by their names. */
export async function countDynamoDbCalls(endpoint: string) {
  let calls: Record<string, number> = {}
  const server = createServer((asked, answer) => {
    const operation = String(asked.headers['x-amz-target']).split('.').at(-1) ?? ''
    calls[operation] = (calls[operation] ?? 0) + 1
    const { method, headers, url = '/' } = asked
    // the signature names the address that was asked
    const passed = request(new URL(url, endpoint), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls: (): Readonly<Record<string, number>> => ({ ...calls }),
    reset: () => {
      calls = {}
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
