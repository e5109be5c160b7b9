import { type ComponentType, lazy, type ReactElement } from 'react'
import { loadTexts } from '../i18n/i18n.ts'

/** A page's file is gone: a newer release replaced it while this tab was open, or there is no network. */
export class PageUnavailable extends Error {
  constructor(cause: unknown) {
    super('A page could not be loaded.', { cause })
    this.name = 'PageUnavailable'
  }
}

/**
 * The element of a route whose page, and its texts, load when it is first shown:
 * `element: lazyPage(() => import('./tender-page.tsx').then((m) => m.TenderPage), 'tenders')`
 */
export function lazyPage(
  load: () => Promise<ComponentType>,
  ...textNamespaces: string[]
): ReactElement {
  const Page = lazy(async () => {
    try {
      const [component] = await Promise.all([load(), loadTexts(...textNamespaces)])
      return { default: component }
    } catch (thrown) {
      throw new PageUnavailable(thrown)
    }
  })
  return <Page />
}
