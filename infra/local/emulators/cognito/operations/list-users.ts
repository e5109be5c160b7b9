import * as z from 'zod'
import { ServiceError } from '../../service-error.ts'
import { describeUser } from '../describe-user.ts'
import { operation } from '../operation.ts'

const input = z.object({
  UserPoolId: z.string(),
  Filter: z.string().optional(),
  Limit: z.number().min(1).max(60).default(60),
  PaginationToken: z.string().optional(),
})

/** Filters `attribute = "value"` and `attribute ^= "start"`; an e-mail is compared without regard to case. */
export const listUsers = operation('admin', input, async ({ store }, given) => {
  const pool = store.pool(given.UserPoolId)
  const matches = filterOf(given.Filter)
  const users = store.users(pool.id).filter(({ attributes }) => matches(attributes))
  const start = Number(given.PaginationToken ?? 0)
  const end = start + given.Limit
  return {
    Users: users.slice(start, end).map(describeUser),
    PaginationToken: end < users.length ? String(end) : undefined,
  }
})

function filterOf(filter: string | undefined): (attributes: Record<string, string>) => boolean {
  if (!filter) return () => true
  const match = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"([^"]*)"\s*$/.exec(filter)
  if (!match)
    throw new ServiceError('InvalidParameterException', `Error while parsing filter: ${filter}`)
  const [, name = '', operator, value = ''] = match
  const comparable = (text: string) => (name === 'email' ? text.toLowerCase() : text)
  return (attributes) => {
    const actual = attributes[name]
    if (actual === undefined) return false
    return operator === '='
      ? comparable(actual) === comparable(value)
      : comparable(actual).startsWith(comparable(value))
  }
}
