import { publishedLanguage } from './published-language.ts'

/** Words of a source, marked with their own language for whoever has the page read out. */
export function PublishedWords({ children }: { readonly children: string }) {
  return <span lang={publishedLanguage(children)}>{children}</span>
}
