import { useQuery } from '@tanstack/react-query'
import type { CompanyDocument } from '#domain/documents/document.ts'
import { callApi } from '../../lib/api.ts'
import { askAgainAfter, documentsKey } from './use-documents.ts'

/** All that can be chosen: a company has tens of documents, and some pages of a hundred at most are asked for. */
const mostPages = 5

/** The whole library, replaced ones too; asked again while a file is being checked. */
export const useLibrary = () =>
  useQuery({
    queryKey: [...documentsKey, 'library'],
    queryFn: async ({ signal }) => {
      const documents: CompanyDocument[] = []
      let cursor: string | undefined
      for (let page = 0; page < mostPages; page += 1) {
        const query = { show: 'all', limit: 100, cursor } as const
        const answer = await callApi('listDocuments', { query, signal })
        documents.push(...answer.documents)
        if (answer.next_cursor === null) break
        cursor = answer.next_cursor
      }
      return documents
    },
    refetchInterval: ({ state }) => askAgainAfter(state.data ?? []),
  })
