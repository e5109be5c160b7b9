import { expect, it } from 'vitest'
import type { Locale } from '#domain/shared/locale.ts'
import { titleWords } from '#domain/tenders/title-words.ts'
import de from './locales/de/vocabulary.json' with { type: 'json' }
import en from './locales/en/vocabulary.json' with { type: 'json' }
import es from './locales/es/vocabulary.json' with { type: 'json' }
import fr from './locales/fr/vocabulary.json' with { type: 'json' }
import it_ from './locales/it/vocabulary.json' with { type: 'json' }

/** Titles are made on the server, for mails and calendars too: they call a category what the pages call it. */
it.each<[Locale, object]>([
  ['en', en.category],
  ['it', it_.category],
  ['fr', fr.category],
  ['de', de.category],
  ['es', es.category],
])('titles and pages name the categories alike in %s', (language, ofPages) => {
  expect(titleWords[language].category).toEqual(ofPages)
})
