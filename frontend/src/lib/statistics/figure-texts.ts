import type { TFunction } from 'i18next'
import type { Locale } from '#domain/shared/locale.ts'
import { formatDate, formatMonth, formatNumber } from '../format.ts'
import { formatPercent } from '../format-percent.ts'
import type { Figure } from './figure.ts'

/** A figure in the reader's words: on the page and in the file for download. */
export function figureTexts(translate: TFunction<'statistics'>, language: Locale) {
  // the keys come with the data; that each of them has a text is tested
  const t = translate as unknown as (key: string, values?: Record<string, unknown>) => string
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    formatNumber(value, language, { maximumFractionDigits: 2, ...options })
  // a minus, not the hyphen of most locales
  const signed = (value: number) =>
    formatPercent(value, language, { signDisplay: 'exceptZero' }).replace('-', '\u2212')

  function period(code: string): string {
    if (code === 'undated') return t('period.undated')
    const [first = code, last] = code.split('/')
    if (last !== undefined) {
      return t('period.range', {
        from: formatMonth(first, language),
        to: formatMonth(last, language),
      })
    }
    const year = code.slice(0, 4)
    const rest = code.slice(5)
    if (rest === '') return year
    if (rest.startsWith('H')) return t(`period.half_${rest[1]}`, { year })
    if (rest.startsWith('Q')) return t('period.quarter', { quarter: rest[1], year })
    return rest.length === 2 ? formatMonth(code, language) : formatDate(code, language, 'long')
  }

  const part = (figure: Pick<Figure, 'part'>): string | undefined =>
    figure.part === undefined ? undefined : t(`part.${figure.part}`)

  function label(figure: Pick<Figure, 'measure' | 'part'>): string {
    const measure = t(`measure.${figure.measure}`)
    const of = part(figure)
    return of === undefined ? measure : t('of_part', { measure, part: of })
  }

  function value(figure: Figure): string {
    if (figure.compared_with !== undefined) return signed(figure.value)
    const text = t(`unit.${figure.unit}`, { value: number(figure.value) })
    return figure.approximation === undefined
      ? text
      : t(`approximation.${figure.approximation}`, { value: text })
  }

  const unit = (figure: Figure): string =>
    figure.compared_with === undefined
      ? t(`unit.${figure.unit}`, { value: '' }).replaceAll(/\s+/g, ' ').trim()
      : '%'

  /** Period and, for a change, what it is measured against. */
  const periodOf = (figure: Figure): string =>
    figure.compared_with === undefined
      ? period(figure.period)
      : t('period.against', {
          period: period(figure.period),
          other: period(figure.compared_with),
        })

  function notes(figure: Figure): string[] {
    const { formula, change, previous, note, forecast_of } = figure
    const texts: string[] = []
    if (forecast_of !== undefined) {
      texts.push(t('made_on', { date: period(forecast_of) }))
    }
    if (formula !== undefined) {
      const numbers = formula.replaceAll(/\d+(\.\d+)?/g, (digits) => number(Number(digits)))
      texts.push(t('computed', { formula: numbers }))
    }
    if (change !== undefined) texts.push(t('change', { change: signed(change) }))
    if (previous !== undefined) texts.push(t('previous', { value: number(previous) }))
    if (note !== undefined) texts.push(t(`note.${note}`))
    return texts
  }

  const status = (figure: Figure): string => t(`status.${figure.status}`)

  return { period, periodOf, part, label, value, unit, notes, status, number }
}
