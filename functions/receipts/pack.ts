import { documentFileKey } from '../documents/document-file-key.ts'
import { makePackage } from '../offers/make-package.ts'
import { offerOf } from '../offers/offer-of.ts'
import type { FileBucket } from '../platform/files/file-bucket.ts'
import type { Pack } from './seal-application.ts'

/** Makes the package of a submission, with its documents as they lie in the library. */
export const createPack =
  (documents: Pick<FileBucket, 'read'>): Pack =>
  async (submitted) => {
    const { user_id } = submitted
    const offer = offerOf(submitted)
    if (offer === null) throw new Error('what was never submitted cannot be packed')
    return makePackage(offer, async ({ document_id, file_id }) => {
      const file = await documents.read(documentFileKey({ user_id, document_id, file_id }))
      if (file === null) throw new Error(`${file_id} of ${document_id} is gone`)
      return file.bytes
    })
  }
