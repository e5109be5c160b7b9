import { useAddressState } from '../../lib/use-address-state.ts'
import { filterSearch, parseFilter } from './tender-filter.ts'

/** The filters of the list, in its address. */
export function useTenderFilter() {
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch)
  return { filter, setFilter }
}
