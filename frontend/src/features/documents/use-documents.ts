import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type CompanyDocument, isLost } from '#domain/documents/document.ts'
import type { DocumentKind } from '#domain/documents/kinds.ts'
import { callApi } from '../../lib/api.ts'
import { byCursor } from '../../lib/pages-of.ts'

export const documentsKey = ['documents'] as const
const pollMs = 2000
/** A check takes seconds; what takes longer than this has stopped. */
const checkLastsMs = 10 * 60_000

export interface DocumentFilter {
  readonly kind: DocumentKind | ''
  /** With those that a newer one has replaced. */
  readonly all: boolean
}

const isBeingChecked = ({ files }: CompanyDocument) =>
  files.some((file) =>
    file.status === 'waiting'
      ? !isLost(file, new Date())
      : file.status === 'scanning' && Date.now() - Date.parse(file.created_at) < checkLastsMs,
  )

/** A newer one whose file passed, while the older does not yet say that it is replaced: the server writes one after the other. */
const isAboutToReplace = (newer: CompanyDocument, documents: readonly CompanyDocument[]) =>
  newer.files.some(
    ({ status, created_at }) =>
      status === 'clean' && Date.now() - Date.parse(created_at) < checkLastsMs,
  ) &&
  documents.some(
    ({ document_id, replaced_by }) => document_id === newer.replaces && replaced_by === null,
  )

/** How often a list is asked for again: while something in it will change by itself. */
export const askAgainAfter = (documents: readonly CompanyDocument[]): number | false =>
  documents.some((one) => isBeingChecked(one) || isAboutToReplace(one, documents)) ? pollMs : false

/** The caller’s documents, page by page; asked again while a file is being checked. */
export const useDocuments = ({ kind, all }: DocumentFilter) =>
  useInfiniteQuery({
    queryKey: [...documentsKey, kind, all],
    queryFn: ({ pageParam, signal }) =>
      callApi('listDocuments', {
        query: { kind: kind || undefined, show: all ? 'all' : 'current', cursor: pageParam },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      askAgainAfter(state.data?.pages.flatMap(({ documents }) => documents) ?? []),
  })
