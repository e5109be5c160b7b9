import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { type ErrorBody, type ErrorCode, errorStatus } from '#contracts/errors.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

export type Answer = APIGatewayProxyStructuredResultV2 & { readonly statusCode: number }

export const successAnswer = (body: unknown): Answer => ({
  statusCode: 200,
  headers,
  body: JSON.stringify(body),
})

export function failureAnswer(
  code: ErrorCode,
  more: Omit<ErrorBody['error'], 'code'> = {},
): Answer {
  const body: ErrorBody = { error: { code, ...more } }
  return { statusCode: errorStatus[code], headers, body: JSON.stringify(body) }
}
