import { useCallback, useMemo } from 'react'
import { type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router-dom'

const inPlace: NavigateOptions = { replace: true, preventScrollReset: true }

/**
 * State in the query of the address, so that a page can be shared and found again. `parse` and `write` belong
 * to the module, not to the component: each is one function for good.
 */
export function useAddressState<State extends object>(
  parse: (search: URLSearchParams) => State,
  write: (state: State) => URLSearchParamsInit,
  options: NavigateOptions = inPlace,
): readonly [state: State, change: (changed: Partial<State>) => void] {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => parse(search), [parse, search])
  const change = useCallback(
    (changed: Partial<State>) => {
      // the address itself: React may not have rendered the last change yet, and the router queues none
      const now = parse(new URLSearchParams(window.location.search))
      setSearch(write({ ...now, ...changed }), options)
    },
    [parse, write, options, setSearch],
  )
  return [state, change]
}
