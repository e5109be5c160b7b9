import type { RouteObject } from 'react-router-dom'
import { contentElement } from './content-element.tsx'

const resources = contentElement(() => import('./resources-page.tsx').then((m) => m.resourcesPage))
const document = (kind: 'guides' | 'resources' | 'news' | 'legal', slug?: string) =>
  contentElement(() => import('./document-page.tsx').then((m) => m.documentPage(kind)), slug)

/** `/resources` and `/knowledge-center` are the same screen (specification, point 2). */
export const contentRoutes: RouteObject[] = [
  { path: 'resources', element: resources },
  { path: 'knowledge-center', element: resources },
  { path: 'resources/guides/:slug', element: document('guides') },
  { path: 'resources/:slug', element: document('resources') },
  {
    path: 'news',
    element: contentElement(() => import('./news-page.tsx').then((m) => m.newsPage)),
  },
  { path: 'news/:slug', element: document('news') },
  {
    path: 'news/item/:slug',
    element: contentElement(() =>
      import('./published-news-page.tsx').then((m) => m.publishedNewsPage),
    ),
  },
  { path: 'terms', element: document('legal', 'terms') },
  { path: 'privacy', element: document('legal', 'privacy') },
]
