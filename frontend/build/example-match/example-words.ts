import { createInstance } from 'i18next'
import type { Gap, Status, Verdict } from '#domain/matching/verdict.ts'
import type { ProductPrice } from '#domain/portfolio/product.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { CriterionKind } from '#domain/tenders/criterion.ts'
import deMatching from '../../src/i18n/locales/de/matching.json' with { type: 'json' }
import deVocabulary from '../../src/i18n/locales/de/vocabulary.json' with { type: 'json' }
import enMatching from '../../src/i18n/locales/en/matching.json' with { type: 'json' }
import enVocabulary from '../../src/i18n/locales/en/vocabulary.json' with { type: 'json' }
import esMatching from '../../src/i18n/locales/es/matching.json' with { type: 'json' }
import esVocabulary from '../../src/i18n/locales/es/vocabulary.json' with { type: 'json' }
import frMatching from '../../src/i18n/locales/fr/matching.json' with { type: 'json' }
import frVocabulary from '../../src/i18n/locales/fr/vocabulary.json' with { type: 'json' }
import itMatching from '../../src/i18n/locales/it/matching.json' with { type: 'json' }
import itVocabulary from '../../src/i18n/locales/it/vocabulary.json' with { type: 'json' }
import {
  countryName,
  formatAlcohol,
  formatMoney,
  formatNumber,
  formatVolume,
} from '../../src/lib/format.ts'
import { formatPercent } from '../../src/lib/format-percent.ts'
import type { ValueWords } from '../../src/lib/matching/product-value.ts'

const resources = {
  en: { matching: enMatching, vocabulary: enVocabulary },
  it: { matching: itMatching, vocabulary: itVocabulary },
  fr: { matching: frMatching, vocabulary: frVocabulary },
  de: { matching: deMatching, vocabulary: deVocabulary },
  es: { matching: esMatching, vocabulary: esVocabulary },
}

/** The words of a comparison in one language, from the texts of the matches page. */
export function exampleWords(language: Locale) {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    initAsync: false,
    resources,
    interpolation: { escapeValue: false },
  })
  const textOf = i18n.getFixedT(language) as (key: string, values?: object) => string
  const money = ({ amount_minor, currency }: Pick<ProductPrice, 'amount_minor' | 'currency'>) =>
    currency === null ? String(amount_minor) : formatMoney({ amount_minor, currency }, language)
  const value: ValueWords = {
    number: (number) => formatNumber(number, language),
    percent: (number) => formatPercent(number, language),
    country: (code) => countryName(code, language),
    volume: (ml) => formatVolume(ml, language),
    alcohol: (tenths) => formatAlcohol(tenths, language),
    price: money,
    word: (group, code) => textOf(`vocabulary:${group}.${code}`),
    units: (count) => textOf('vocabulary:unit.units', { count }),
    oak: (isOaked) => textOf(isOaked ? 'matching:value.oak' : 'matching:value.noOak'),
    organic: (isOrganic) =>
      textOf(isOrganic ? 'matching:value.organic' : 'matching:value.notOrganic'),
    monthsInOak: (count) => textOf('matching:value.monthsInOak', { count }),
    monthsOnLees: (count) => textOf('matching:value.monthsOnLees', { count }),
  }
  return {
    value,
    money,
    kind: (kind: CriterionKind) => textOf(`matching:kind.${kind}`),
    column: (column: string) => textOf(`matching:criteria.${column}`),
    verdict: (verdict: Verdict) => textOf(`vocabulary:verdict.${verdict}`),
    verdictMeans: (verdict: Verdict) => textOf(`matching:verdictMeans.${verdict}`),
    status: (status: Status) => textOf(`vocabulary:status.${status}`),
    priceBasis: `${textOf('matching:kind.price')}, ${textOf('vocabulary:priceBasis.ex_works')}`,
    /** How far the price is off, and what to do about it. */
    remedy: (key: string, { amount, currency }: Gap) => {
      const gap = money({ amount_minor: amount, currency })
      return `${textOf('matching:criteria.gap', { gap })}. ${textOf(`matching:remedy.${key}`)}.`
    },
  }
}
