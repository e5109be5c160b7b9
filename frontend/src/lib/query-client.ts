import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { logError } from './error-log.ts'

/** Codes that are answers, not faults: nothing to note. */
const expected = new Set([
  'access_plan_required',
  'authentication_required',
  'not_found',
  'network',
])

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (thrown) => {
      if (!(thrown instanceof ApiError && expected.has(thrown.code))) logError(thrown)
    },
  }),
  defaultOptions: {
    // the API client has already tried again what may help
    queries: { retry: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
})
