import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLocale, type Locale, locales } from '#domain/shared/locale.ts'
import { frenchSpaces } from './french-spaces.ts'

type TextFiles = typeof import('./text-files/en.ts')

/**
 * One file per language and feature, loaded when a page of the feature is. The addresses of the files of a language
 * are a file of their own, which the page names: nobody loads those of five languages.
 */
const localeFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const reading: Promise<{ default: Record<string, unknown> }> = import(
      `./text-files/${language}.ts`
    ).then(({ readTexts }: TextFiles) => readTexts(namespace))
    reading.then(
      (file) => done(null, file.default),
      (reason: unknown) => done(reason instanceof Error ? reason : new Error(String(reason)), null),
    )
  },
}

/** Missing text: English; missing there too: the key itself (specification, point 1). */
export function startTexts(language: Locale) {
  return i18next
    .use(localeFiles)
    .use(initReactI18next)
    .use(frenchSpaces)
    .init({
      lng: language,
      fallbackLng: defaultLocale,
      supportedLngs: [...locales],
      ns: ['common'],
      defaultNS: 'common',
      // failures that only their calls meet have their words there: no visitor of the home page loads them
      fallbackNS: [
        'accounts',
        'applications',
        'billing',
        'desk',
        'documents',
        'enquiries',
        'portfolio',
        'searches',
      ],
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      postProcess: [frenchSpaces.name],
    })
}

/** Starts loading a feature's texts, beside its page. */
export const loadTexts = (...namespaces: string[]): Promise<void> =>
  i18next.loadNamespaces(namespaces)
