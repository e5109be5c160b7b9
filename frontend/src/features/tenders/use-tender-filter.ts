import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterSearch, parseFilter, type TenderFilter } from './tender-filter.ts'

/** The filters live in the address, so that a list can be shared and found again. */
export function useTenderFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => parseFilter(search), [search])
  const setFilter = useCallback(
    (change: Partial<TenderFilter>) =>
      setSearch((now) => filterSearch({ ...parseFilter(now), ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  )
  return { filter, setFilter }
}
