import type { Locale } from '../shared/locale.ts'
import { de } from './kind-names/de.ts'
import { en } from './kind-names/en.ts'
import { es } from './kind-names/es.ts'
import { fr } from './kind-names/fr.ts'
import { it } from './kind-names/it.ts'
import type { DocumentKind } from './kinds.ts'

const names = { en, it, fr, de, es } as const satisfies Readonly<Record<Locale, unknown>>

export const kindName = (locale: Locale, kind: DocumentKind): string => names[locale][kind]
