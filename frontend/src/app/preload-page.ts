import { type ComponentType, isValidElement } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { localeOfPath, withoutLocale } from '../i18n/locale-path.ts'
import type { PreloadPage } from '../lib/lazy-page.tsx'

/** Fetches what the page of an address renders with, so that it can be rendered at once. */
export async function preloadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(({ route: { element } }) => {
      if (!isValidElement(element)) return null
      const { preload } = element.type as ComponentType & { readonly preload?: PreloadPage }
      return preload?.(withoutLocale(pathname), localeOfPath(pathname))
    }),
  )
}
