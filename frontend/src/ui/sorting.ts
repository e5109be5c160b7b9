import type { Sorting } from './data-table.tsx'

/** Orders as addresses and routes say them: `deadline` rises, `-deadline` falls. */
export const sortingOf = (sort: string): Sorting =>
  sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' }
