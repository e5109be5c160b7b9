import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { errorStatus } from '#contracts/errors.ts'
import type { Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import { openApiDocument } from './open-api-document.ts'

type Operation = {
  security: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  responses: Record<string, unknown>
}
const document = JSON.parse(JSON.stringify(openApiDocument()))
const operationOf = (route: Route): Operation =>
  document.paths[route.path][route.method.toLowerCase()]

describe('the OpenAPI document', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(document)
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
  })

  it.each(Object.entries<Route>(routes))('describes %s as it is served', (_, route) => {
    const operation = operationOf(route)
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = operation.parameters.filter((one) => one.in === 'path')
    expect(described.map(({ name }) => name).sort()).toEqual(inPath.sort())
    expect(operation.requestBody !== undefined).toBe(route.body !== undefined)
    expect(operation.security.length > 0).toBe(route.audience !== 'public')
    for (const code of route.errors)
      expect(operation.responses).toHaveProperty(`${errorStatus[code]}`)
  })
})
