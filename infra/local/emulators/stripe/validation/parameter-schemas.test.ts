import { describe, expect, it } from 'vitest'
import { operations } from '../operations.ts'
import { parameterSchemas } from './parameter-schemas.ts'
import { parameterValidation } from './validate-parameters.ts'

describe('the schemas of the parameters', () => {
  it('name every request that the fake answers', async () => {
    const schemas = await parameterSchemas()
    expect(Object.keys(schemas.properties ?? {}).sort()).toEqual(Object.keys(operations).sort())
  })

  it('leave no enum open', async () => {
    expect(JSON.stringify(await parameterSchemas())).not.toContain('#/definitions/OtherString')
  })

  it('know every parameter that an operation accepts', async () => {
    const validate = await parameterValidation()
    const unknown = Object.entries(operations).flatMap(([name, { accepts }]) =>
      accepts.filter((path: string) => {
        const body = path
          .split('.')
          .reduceRight<object | string>((inner, key) => ({ [key]: inner }), 'x')
        try {
          validate(name, body as Parameters<typeof validate>[1], accepts)
        } catch (error) {
          return String(error).includes('Received unknown parameter')
        }
        return false
      }),
    )
    expect(unknown).toEqual([])
  })

  it('turn texts into what they mean', async () => {
    const validate = await parameterValidation()
    const body = { limit: '3', created: { gte: '5' }, email: '12' }
    validate('GET /v1/customers', body, ['limit', 'created', 'email'])
    expect(body).toEqual({ limit: 3, created: { gte: 5 }, email: '12' })
  })
})
