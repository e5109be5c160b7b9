import type { DocumentId, FileId } from '#domain/shared/ids.ts'
import type { ApiInput, ApiOutput } from '../api.ts'

/** The documents of the producer whose order it is, as far as the side that looks may see them. */
export interface OrderLibrary {
  /** Begins with what tells producers apart. */
  readonly key: readonly unknown[]
  readonly list: (
    query: ApiInput<'listDocuments'>['query'],
    signal: AbortSignal,
  ) => Promise<ApiOutput<'listDocuments'>>
  /** A short-lived address of a file that passed the check. */
  readonly open: (document_id: DocumentId, file_id: FileId) => Promise<{ readonly url: string }>
}
