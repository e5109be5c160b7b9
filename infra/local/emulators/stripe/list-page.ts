import { invalid, missing } from './stripe-failure.ts'

interface Paging {
  limit?: number
  starting_after?: string
  ending_before?: string
}

export interface ListPage<T> {
  object: 'list'
  url: string
  has_more: boolean
  data: T[]
}

/** One page of a list that runs from newest to oldest. */
export function listPage<T extends { id: string }>(
  url: string,
  newestFirst: T[],
  { limit = 10, starting_after, ending_before }: Paging,
): ListPage<T> {
  if (limit < 1 || limit > 100)
    throw invalid('Invalid integer: limit must be between 1 and 100', 'limit')
  const placeOf = (id: string, param: string) => {
    const place = newestFirst.findIndex((one) => one.id === id)
    if (place < 0) throw missing('object', id, param)
    return place
  }
  if (ending_before !== undefined) {
    const end = placeOf(ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) }
  }
  const start = starting_after === undefined ? 0 : placeOf(starting_after, 'starting_after') + 1
  const data = newestFirst.slice(start, start + limit)
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data }
}

type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number } | undefined

export function isWithin(value: number, range: Range): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return value === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return value > gt && value >= gte && value < lt && value <= lte
}
