import type { PostProcessorModule } from 'i18next'

const narrow = '\u202f'
const full = '\u00a0'

/** French sets `; ! ?` after a narrow space and `:` after a full one, and never breaks a line there. */
export const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/g, narrow)
    .replaceAll(/ (?=[:»])/g, full)
    .replaceAll('« ', `«${full}`)

/** The texts are written with plain spaces, which translators see. */
export const frenchSpaces: PostProcessorModule = {
  type: 'postProcessor',
  name: 'french-spaces',
  process(value: unknown, _key, _options, translator: { language?: string }) {
    return translator.language === 'fr' && typeof value === 'string'
      ? withFrenchSpaces(value)
      : (value as string)
  },
}
