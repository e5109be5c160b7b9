import type { ComponentType, ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import type { Locale } from '#domain/shared/locale.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { orUnavailable, type PreloadPage } from '../../lib/lazy-page.tsx'
import { loadOnce } from '../../lib/load-once.ts'

export interface ContentPageProps {
  readonly slug: string
  readonly language: Locale
}

/** A page of the feature and what has to be there before it is rendered in one go. */
export interface ContentPageModule {
  readonly Page: ComponentType<ContentPageProps>
  preload(slug: string, language: Locale): Promise<unknown>
}

/** The element of a route that shows content files; `slug` for a route without `:slug`. */
export function contentElement(
  load: () => Promise<ContentPageModule>,
  fixedSlug = '',
): ReactElement {
  const page = loadOnce(async () => {
    const [module] = await orUnavailable(Promise.all([load(), loadTexts('content')]))
    return module
  })
  function ContentElement() {
    const { slug = fixedSlug } = useParams()
    const language = useLanguage()
    const { Page } = page.read()
    return <Page slug={slug} language={language} />
  }
  const preload: PreloadPage = async (path, language) => {
    const { preload: preloadContent } = await page.preload()
    await preloadContent(fixedSlug || path.slice(path.lastIndexOf('/') + 1), language)
  }
  ContentElement.preload = preload
  return <ContentElement />
}
