import type { ComponentType, ReactElement } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { loadOnce } from './load-once.ts'

/** A page's file is gone: a newer release replaced it while this tab was open, or there is no network. */
export class PageUnavailable extends Error {
  constructor(cause: unknown) {
    super('A page could not be loaded.', { cause })
    this.name = 'PageUnavailable'
  }
}

/** Fetches a page before it is rendered; the path is without language prefix. */
export type PreloadPage = (path: string, language: Locale) => Promise<unknown>

/**
 * The element of a route whose page, and its texts, load when it is first shown:
 * `element: lazyPage(() => import('./tender-page.tsx').then((m) => m.TenderPage), 'tenders')`
 */
export function lazyPage(
  load: () => Promise<ComponentType>,
  ...textNamespaces: string[]
): ReactElement {
  const page = loadOnce(async () => {
    const [component] = await orUnavailable(Promise.all([load(), loadTexts(...textNamespaces)]))
    return component
  })
  function LazyPage() {
    const Page = page.read()
    return <Page />
  }
  LazyPage.preload = page.preload satisfies PreloadPage
  return <LazyPage />
}

/** A component of another feature, loaded with its texts when it is first shown; Suspense is around it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...textNamespaces: string[]
): ComponentType<Props> {
  const part = loadOnce(async () => {
    const [component] = await orUnavailable(Promise.all([load(), loadTexts(...textNamespaces)]))
    return component
  })
  return function LazyPart(props: Props) {
    const Part = part.read()
    return <Part {...props} />
  }
}

/** Tells a file that cannot be had from a fault of the page. */
export async function orUnavailable<Value>(loading: Promise<Value>): Promise<Value> {
  try {
    return await loading
  } catch (thrown) {
    throw new PageUnavailable(thrown)
  }
}
