import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { RequireSession } from '../../lib/require-session.tsx'

const texts = ['portfolio', 'vocabulary'] as const

export const portfolioRoutes: RouteObject[] = [
  {
    path: 'upload-portfolio',
    element: (
      <RequireSession>
        {lazyPage(() => import('./upload-page.tsx').then((m) => m.UploadPage), ...texts)}
      </RequireSession>
    ),
  },
  {
    path: 'uploads/:uploadId',
    element: (
      <RequireSession>
        {lazyPage(
          () => import('./import/import-page.tsx').then((m) => m.ImportPage),
          ...texts,
          'imports',
        )}
      </RequireSession>
    ),
  },
  {
    path: 'products',
    element: (
      <RequireSession>
        {lazyPage(
          () => import('./products-page.tsx').then((m) => m.ProductsPage),
          ...texts,
          'matching',
          'views',
        )}
      </RequireSession>
    ),
  },
  {
    path: 'products/new',
    element: (
      <RequireSession>
        {lazyPage(() => import('./product-page.tsx').then((m) => m.NewProductPage), ...texts)}
      </RequireSession>
    ),
  },
  {
    path: 'products/complete',
    element: (
      <RequireSession>
        {lazyPage(
          () => import('./complete-page.tsx').then((m) => m.CompletePage),
          ...texts,
          'matching',
        )}
      </RequireSession>
    ),
  },
  {
    path: 'products/stock',
    element: (
      <RequireSession>
        {lazyPage(() => import('./stock-page.tsx').then((m) => m.StockPage), ...texts)}
      </RequireSession>
    ),
  },
]
