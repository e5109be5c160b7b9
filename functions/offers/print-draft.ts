import { createNaming, nameDocuments } from './file-names.ts'
import { type OfferSource, toOffer } from './offer-of.ts'
import { offerPdf } from './offer-pdf.ts'
import { offeredDocuments } from './offered-documents.ts'

/** The form of an offer that was not submitted, with the mark that says so on each page. */
export async function printDraft(source: Omit<OfferSource, 'state' | 'documents'>) {
  const documents = offeredDocuments(source.form)
  const offer = toOffer({ ...source, state: 'draft', documents })
  const naming = createNaming(offer)
  const name = naming('draft', 'pdf')
  const { namesOf } = nameDocuments(offer, naming)
  return { name, bytes: await offerPdf(offer, namesOf) }
}
