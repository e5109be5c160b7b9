import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface LoopbackServer {
  port: number
  close(): Promise<void>
}

/** An HTTP server that only this machine can reach. What `respond` throws becomes a 500 with the reason, so a fault is seen where it happens. */
export async function listenOnLoopback(respond: Respond, port = 0): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      const message = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ __type: 'InternalServerError', message }))
    })
  })
  // a browser keeps connections open longer than Node's 5 s; a reset in between looks like a lost upload
  server.keepAliveTimeout = 65_000
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limitBytes) throw new Error(`The body is larger than ${limitBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
