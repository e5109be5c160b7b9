import type { Locale } from '../shared/locale.ts'
import type { Category } from '../vocabulary/kinds.ts'

interface TitleWords {
  readonly category: Readonly<Record<Category, string>>
  /** Wine of any place whose name is protected, by the words that labels of the language have. */
  readonly pdoOrPgi: string
  /** What is asked for was not published. */
  readonly unknown: string
  readonly atLeast: (strength: string) => string
  readonly atMost: (strength: string) => string
}

/** What titles say that the monopoly does not: its publication names no drink, or none in words. */
export const titleWords: Readonly<Record<Locale, TitleWords>> = {
  en: {
    category: {
      red_wine: 'Red wine',
      white_wine: 'White wine',
      rose_wine: 'Rosé wine',
      sparkling_wine: 'Sparkling wine',
      fortified_wine: 'Fortified wine',
      other_wine: 'Other wine',
      spirits: 'Spirits',
      beer: 'Beer',
      cider: 'Cider',
    },
    pdoOrPgi: 'PDO or PGI',
    unknown: 'Drink not specified',
    atLeast: (strength) => `from ${strength}`,
    atMost: (strength) => `up to ${strength}`,
  },
  it: {
    category: {
      red_wine: 'Vino rosso',
      white_wine: 'Vino bianco',
      rose_wine: 'Vino rosato',
      sparkling_wine: 'Spumante',
      fortified_wine: 'Vino liquoroso',
      other_wine: 'Altro vino',
      spirits: 'Distillati',
      beer: 'Birra',
      cider: 'Sidro',
    },
    pdoOrPgi: 'DOP o IGP',
    unknown: 'Bevanda non specificata',
    atLeast: (strength) => `da ${strength}`,
    atMost: (strength) => `fino a ${strength}`,
  },
  fr: {
    category: {
      red_wine: 'Vin rouge',
      white_wine: 'Vin blanc',
      rose_wine: 'Vin rosé',
      sparkling_wine: 'Vin effervescent',
      fortified_wine: 'Vin muté',
      other_wine: 'Autre vin',
      spirits: 'Spiritueux',
      beer: 'Bière',
      cider: 'Cidre',
    },
    pdoOrPgi: 'AOP ou IGP',
    unknown: 'Boisson non précisée',
    atLeast: (strength) => `à partir de ${strength}`,
    atMost: (strength) => `jusqu’à ${strength}`,
  },
  de: {
    category: {
      red_wine: 'Rotwein',
      white_wine: 'Weißwein',
      rose_wine: 'Roséwein',
      sparkling_wine: 'Schaumwein',
      fortified_wine: 'Likörwein',
      other_wine: 'Sonstiger Wein',
      spirits: 'Spirituosen',
      beer: 'Bier',
      cider: 'Cider',
    },
    pdoOrPgi: 'g. U. oder g. g. A.',
    unknown: 'Getränk ohne nähere Angabe',
    atLeast: (strength) => `ab ${strength}`,
    atMost: (strength) => `bis ${strength}`,
  },
  es: {
    category: {
      red_wine: 'Vino tinto',
      white_wine: 'Vino blanco',
      rose_wine: 'Vino rosado',
      sparkling_wine: 'Vino espumoso',
      fortified_wine: 'Vino fortificado',
      other_wine: 'Otro vino',
      spirits: 'Destilados',
      beer: 'Cerveza',
      cider: 'Sidra',
    },
    pdoOrPgi: 'DOP o IGP',
    unknown: 'Bebida sin especificar',
    atLeast: (strength) => `desde ${strength}`,
    atMost: (strength) => `hasta ${strength}`,
  },
}
