import { useQuery } from '@tanstack/react-query'

/** The rules of law and of the monopolies. They are large: fetched when an application is opened. */
export const useRules = () =>
  useQuery({
    queryKey: ['compliance-rules'],
    queryFn: async () => (await import('#domain/compliance/rules.ts')).complianceRules(),
    staleTime: Number.POSITIVE_INFINITY,
  })
