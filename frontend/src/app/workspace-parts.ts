import type { WorkspaceParts } from '../lib/applications/workspace-part.ts'
import { lazyPart } from '../lib/lazy-page.tsx'

/** What other features show in the workspace of an application. */
export const workspaceParts: WorkspaceParts = {
  documents: lazyPart(
    () => import('../features/documents/documents-part.tsx').then((m) => m.DocumentsPart),
    'documents',
  ),
  price: lazyPart(
    () => import('../features/prices/price-part.tsx').then((m) => m.PricePart),
    'prices',
  ),
  seal: lazyPart(
    () => import('../features/receipts/seal-part.tsx').then((m) => m.SealPart),
    'receipts',
  ),
}
