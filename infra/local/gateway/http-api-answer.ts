import * as z from 'zod'

export interface ApiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly body: Buffer
}

const structured = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  cookies: z.array(z.string()).optional(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().optional(),
})

/** The service's own answers, e.g. `{"message":"Not Found"}`. */
export function serviceAnswer(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): ApiAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    cookies: [],
    body: Buffer.from(JSON.stringify({ message })),
  }
}

/** Reads a function's result: with a `statusCode` as it says, anything else as the JSON body of a 200. */
export function answerOf(payload: string): ApiAnswer {
  const result: unknown = JSON.parse(payload)
  const hasStatus = typeof result === 'object' && result !== null && 'statusCode' in result
  if (!hasStatus) {
    const body = typeof result === 'string' ? result : payload
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      cookies: [],
      body: Buffer.from(body),
    }
  }
  const parsed = structured.safeParse(result)
  if (!parsed.success) return serviceAnswer(500, 'Internal Server Error')
  const { statusCode, headers = {}, cookies = [], body, isBase64Encoded } = parsed.data
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...Object.fromEntries(named) },
    cookies,
    body: Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8'),
  }
}
