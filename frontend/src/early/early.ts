// Stands in the head of every page and runs long before React: fonts, the banner, the language links, and
// when the application itself is fetched. From outside this folder it imports the list of languages alone: it has to stay small.
import { watchConsent } from './consent-banner.ts'
import { showKeptFonts, showOwnFonts } from './fonts.ts'
import { keepQueryAcrossLanguages } from './keep-query.ts'
import { loadSiteLater } from './load-site.ts'
import { offerLanguage } from './offer-language.ts'
import { keepPlaceForSession } from './stored-session.ts'

const {
  site,
  chunks = '',
  styles = '',
  keepLines = '',
  fonts = '',
} = document.querySelector<HTMLScriptElement>('script[data-site]')?.dataset ?? {}
if (site !== undefined) showKeptFonts(fonts.split(' '))
keepPlaceForSession()
offerLanguage()
addEventListener('DOMContentLoaded', () => {
  watchConsent()
  keepQueryAcrossLanguages()
  if (site !== undefined)
    loadSiteLater({ site, chunks: chunks.split(' ').filter(Boolean), styles }, () =>
      showOwnFonts(keepLines),
    )
})
