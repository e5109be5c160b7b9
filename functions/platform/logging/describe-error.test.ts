import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { describeError } from './describe-error.ts'

const thrownBy = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe('what is logged of an error', () => {
  it('is never what a user wrote', () => {
    const broken = thrownBy(() => JSON.parse('{"mail":"a@example.com"'))
    const unparsed = thrownBy(() =>
      z.object({ mail: z.enum(['x']) }).parse({ mail: 'a@example.com' }),
    )
    for (const error of [broken, unparsed, new Error('a@example.com'), 'a@example.com']) {
      expect(JSON.stringify(describeError(error))).not.toContain('example.com')
    }
    expect(describeError(unparsed)).toMatchObject({ error_issues: 'mail: invalid_value' })
  })

  it('is what Stripe\u2019s own log is searched by, and not its sentence', () => {
    const error = Object.assign(new Error('Invalid API Key provided: sk_live_abc'), {
      type: 'StripeAuthenticationError',
      code: 'api_key_expired',
      statusCode: 401,
      requestId: 'req_1',
      raw: { message: 'sk_live_abc' },
      headers: { authorization: 'Bearer sk_live_abc' },
    })
    const described = describeError(error)
    expect(described).toMatchObject({
      stripe_type: 'StripeAuthenticationError',
      stripe_code: 'api_key_expired',
      stripe_status: '401',
      stripe_request_id: 'req_1',
    })
    expect(JSON.stringify(described)).not.toContain('sk_live')
  })

  it('is the sentence of an AWS service, which names action and resource', () => {
    const message = 'User: x is not authorized to perform: dynamodb:GetItem on resource: y'
    const error = new ConditionalCheckFailedException({ message, $metadata: {} })
    expect(describeError(error)).toMatchObject({ error_message: message })
  })
})
