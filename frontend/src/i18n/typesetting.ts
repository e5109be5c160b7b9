import type { PostProcessorModule } from 'i18next'
import type { Locale } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'

/** Texts are written plainly and with placeholders, which translators see; readers see them as their language sets them. */
export const typesetting: PostProcessorModule = {
  type: 'postProcessor',
  name: 'typesetting',
  process: (value: unknown, _key, _options, translator: { language?: Locale }) =>
    typeof value === 'string' ? typeset(translator.language ?? 'en', value) : (value as string),
}
