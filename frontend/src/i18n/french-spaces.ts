import type { PostProcessorModule } from 'i18next'
import { withFrenchSpaces } from '#domain/shared/typeset.ts'

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
