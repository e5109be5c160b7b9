import type { WorkspaceParts } from '../lib/applications/workspace-part.ts'
import { lazyPart } from '../lib/lazy-page.tsx'

/**
 * What other features show in the workspace of an application. One is added as
 * `documents: lazyPart(() => import('../features/documents/documents-part.tsx').then((m) => m.DocumentsPart), 'documents')`.
 */
export const workspaceParts: WorkspaceParts = {
  price: lazyPart(
    () => import('../features/prices/price-part.tsx').then((m) => m.PricePart),
    'prices',
  ),
}
