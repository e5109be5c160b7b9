import type { Locale } from '#domain/shared/locale.ts'
// the timeline says it with these words
import de from '../../frontend/src/i18n/locales/de/timeline.json' with { type: 'json' }
import en from '../../frontend/src/i18n/locales/en/timeline.json' with { type: 'json' }
import es from '../../frontend/src/i18n/locales/es/timeline.json' with { type: 'json' }
import fr from '../../frontend/src/i18n/locales/fr/timeline.json' with { type: 'json' }
import it from '../../frontend/src/i18n/locales/it/timeline.json' with { type: 'json' }

interface StepWords {
  readonly step: Readonly<Record<string, string>>
  readonly actor: Readonly<Record<string, string>>
  readonly latest: string
}

/** What steps and those who take them are called. */
export const stepWords: Readonly<Record<Locale, StepWords>> = { de, en, es, fr, it }
