import { useQuery } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../api.ts'
import { pagesOf } from '../pages-of.ts'
import { useSession } from '../session.ts'

export type ListedApplication = ApiOutput<'listApplications'>['applications'][number]

export const applicationsKey = ['applications'] as const

/** All of the caller’s applications, newest change first: every tender shows its state. */
export const applicationsQuery = {
  queryKey: applicationsKey,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const all: ListedApplication[] = []
    const ask = (cursor: string | undefined) =>
      callApi('listApplications', { query: { cursor, limit: 100 }, signal })
    for await (const { applications } of pagesOf(ask)) all.push(...applications)
    return all.sort((a, b) => b.application.updated_at.localeCompare(a.application.updated_at))
  },
}

/** The caller’s applications; idle for visitors. */
export function useApplications() {
  const { state } = useSession()
  return useQuery({ ...applicationsQuery, enabled: state === 'signed_in' })
}
