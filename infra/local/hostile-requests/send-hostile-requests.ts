import { request } from 'node:http'
import fc from 'fast-check'
import type { Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import { type HostileMeans, type HostileRequest, hostileRequest } from './hostile-request.ts'

export interface HostileRun {
  readonly siteUrl: string
  readonly means: HostileMeans
  readonly count: number
  readonly seed: number
}

export interface HostileReport {
  /** How many answers there were of each status; 0: none came. */
  readonly statuses: Readonly<Record<number, number>>
  /** What was answered with 500 and more, or not at all. */
  readonly failures: readonly string[]
}

type Named = readonly [name: string, request: HostileRequest]

/** The same requests for the same seed, the routes in turn. */
function requestsOf({ means, count, seed }: HostileRun): Named[] {
  const all = Object.entries<Route>(routes)
  const each = Math.ceil(count / all.length)
  const columns = all.map(([name, route], n) =>
    fc
      .sample(hostileRequest(route, means), { seed: seed + n, numRuns: each })
      .map((one): Named => [name, one]),
  )
  const rows = Array.from({ length: each }, (_, n) =>
    columns.flatMap((column) => column.slice(n, n + 1)),
  )
  return rows.flat().slice(0, count)
}

/** Sends as it is, from an address of its own: a limit that counts addresses would hide the rest. */
function send(siteUrl: string, { method, url, headers, body }: HostileRequest, nth: number) {
  const { hostname, port } = new URL(siteUrl)
  const localAddress = `127.1.${Math.floor(nth / 250) % 250}.${1 + (nth % 250)}`
  return new Promise<number>((resolve) => {
    const sent = request({
      hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port,
      method,
      path: url,
      localAddress,
      headers: { ...headers, 'content-length': body.length },
    })
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

export async function sendHostileRequests(run: HostileRun): Promise<HostileReport> {
  const statuses: Record<number, number> = {}
  const failures: string[] = []
  for (const [nth, [name, one]] of requestsOf(run).entries()) {
    const status = await send(run.siteUrl, one, nth)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 0 || status >= 500) {
      const said = [
        one.url.slice(0, 200),
        JSON.stringify(one.headers).slice(0, 200),
        one.body.toString().slice(0, 300),
      ]
      failures.push(`${status} ${name} (request ${nth}): ${one.method} ${said.join(' ')}`)
    }
  }
  return { statuses, failures }
}
