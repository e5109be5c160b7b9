import type { Sorting } from '../../../ui/data-table.tsx'
import { sortingOf } from '../../../ui/sorting.ts'

/** The order among those that a list has; another one is left as it is. */
export const sortOf = <Sort extends string>(
  sorts: readonly Sort[],
  { key, direction }: Sorting,
): Sort | undefined => {
  const asked = direction === 'ascending' ? key : `-${key}`
  return sorts.find((sort) => sort === asked)
}

/** What a list needs to be sorted by a press on a header. */
export const sortedBy = <Sort extends string>(
  sorts: readonly Sort[],
  sort: Sort | '',
  onSort: (sort: Sort) => void,
) => ({
  sorting: sortingOf(sort),
  onSort: (sorting: Sorting) => {
    const asked = sortOf(sorts, sorting)
    if (asked !== undefined) onSort(asked)
  },
})
