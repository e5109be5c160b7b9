import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router-dom'

/** What changes; made from the state of the moment where it builds on it. */
export type Change<State> = (changed: Partial<State> | ((now: State) => Partial<State>)) => void

const inPlace: NavigateOptions = { replace: true, preventScrollReset: true }

/**
 * State in the query of the address, so that a page can be shared and found again. `parse` and `write` belong
 * to the module, not to the component: each is one function for good.
 */
export function useAddressState<State extends object>(
  parse: (search: URLSearchParams) => State,
  write: (state: State) => URLSearchParamsInit,
  options: NavigateOptions = inPlace,
): readonly [state: State, change: Change<State>] {
  const [search, setSearch] = useSearchParams()
  // the router renders a new address when it has time; a field that waited for it would jump back until then
  const [state, show] = useOptimistic(useMemo(() => parse(search), [parse, search]))
  const change: Change<State> = useCallback(
    (changed) => {
      // the address itself: React may not have rendered the last change yet, and the router queues none
      const now = parse(new URLSearchParams(window.location.search))
      const changes = typeof changed === 'function' ? changed(now) : changed
      const next = { ...now, ...changes }
      startTransition(() => {
        show(next)
        setSearch(write(next), options)
      })
    },
    [parse, write, options, show, setSearch],
  )
  return [state, change]
}
