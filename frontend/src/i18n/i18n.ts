import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLocale, type Locale, locales } from '#domain/shared/locale.ts'
import { typesetting } from './typesetting.ts'

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
      // `true`: it is tried again
      (reason: unknown) => done(reason instanceof Error ? reason : new Error(String(reason)), true),
    )
  },
}

/** Missing text: English; missing there too: the key itself (specification, point 1). */
export function startTexts(language: Locale) {
  return i18next
    .use(localeFiles)
    .use(initReactI18next)
    .use(typesetting)
    .init({
      lng: language,
      fallbackLng: defaultLocale,
      supportedLngs: [...locales],
      ns: ['common'],
      defaultNS: 'common',
      // words of failures: those that the server alone names come with the first one, those of one room with the room
      fallbackNS: [
        'accounts',
        'applications',
        'billing',
        'desk',
        'documents',
        'enquiries',
        'failures',
        'portfolio',
        'searches',
      ],
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      postProcess: [typesetting.name],
      // after 0.35, 0.7 and 1.4 s
      maxRetries: 3,
    })
}

/** Starts loading a feature's texts, beside its page. */
export const loadTexts = (...namespaces: string[]): Promise<void> =>
  i18next.loadNamespaces(namespaces)
