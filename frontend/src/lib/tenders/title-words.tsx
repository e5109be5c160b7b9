import type { TenderSummary } from '#domain/tenders/tender.ts'
import { titleIn } from '#domain/tenders/title-in.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { publishedLanguage } from './published-language.ts'

type Titled = Pick<TenderSummary, 'title' | 'titles'>

/** A tender’s title for the reader of the page, for labels and messages. */
export function useTitleOf(): (tender: Titled) => string {
  const language = useLanguage()
  return (tender) => titleIn(tender, language)
}

/** The language of a title where it is not the page’s. */
export const titleLanguage = ({ title, titles }: Titled): 'en' | 'no' | undefined =>
  titles === null ? publishedLanguage(title) : undefined

/** A tender’s title: made in the reader’s language, or the published words marked with their own. */
export function TitleWords({ tender }: { readonly tender: Titled }) {
  const titleOf = useTitleOf()
  return <span lang={titleLanguage(tender)}>{titleOf(tender)}</span>
}
