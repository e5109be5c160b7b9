import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { toMinor } from '#domain/shared/money.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { oneOf } from '#domain/tenders/published-country.ts'
import { useLanguage } from '../../../../../i18n/use-language.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import type { CriterionInput } from './criterion-input.ts'
import { inputsOf } from './criterion-inputs.ts'

/** What a criterion compares, in words: its kind, then each value that it states. */
export function CriterionWords({ criterion }: { readonly criterion: Criterion }) {
  const { t } = useTranslation('desk-tenders')
  const wordsOf = useValueWords()
  if (criterion.kind === 'text') return t('text_only')
  const stated = inputsOf(criterion).flatMap((input) => {
    const isYear = isSameYear(criterion, input)
    const words = isYear && input.name === 'to' ? null : wordsOf(input)
    const name = isYear || !isNamed(input) ? null : t(`input.${input.name}`)
    return words === null ? [] : [{ key: input.key, name, words }]
  })
  return (
    <>
      {t(`kind.${criterion.kind}`)}{' '}
      {stated.map(({ key, name, words }, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          {name !== null && <>{name} </>}
          <strong>{words}</strong>
        </Fragment>
      ))}
    </>
  )
}

const unnamed: readonly string[] = [
  'any_of',
  'countries',
  'varieties',
  'schemes',
  'basis',
  'sizes',
  'unit',
  'together',
  'combine',
]
const isNamed = ({ name, type }: CriterionInput) => type !== 'check' && !unnamed.includes(name)

/** One year alone needs no "from" and "to". */
const isSameYear = (criterion: Criterion, { name, key }: CriterionInput) =>
  criterion.kind === 'vintage' &&
  (name === 'from' || name === 'to') &&
  criterion.ranges.some(
    ({ from, to }, at) => from !== null && from === to && key === `${name}-${at}`,
  )

/** Lists after which the words say how many must be met: joined with "and", all others with "or". */
const counted: readonly string[] = ['varieties', 'schemes']

function useValueWords(): (input: CriterionInput) => string | null {
  const { t } = useTranslation(['desk-tenders', 'vocabulary'])
  const { list, country } = useFormat()
  const language = useLanguage()
  const choice = (words: readonly string[]) => oneOf(words, language)
  const numberWords = useNumberWords()
  return (input) => {
    const joined = counted.includes(input.name) ? list : choice
    switch (input.type) {
      case 'choices': {
        const words = input.value.map((value) => t(`vocabulary:${input.words}.${value}` as never))
        return words.length === 0 ? null : joined(words)
      }
      case 'countries':
        return input.value.length === 0 ? null : joined(input.value.map(country))
      case 'tokens':
        return input.value.length === 0
          ? null
          : `${joined(input.value)}${input.name === 'sizes' ? '\u00a0ml' : ''}`
      case 'number':
        return input.value === null ? null : numberWords(input, input.value)
      case 'select':
        return input.value === 'either' ? null : t(`option.${input.value}`)
      case 'check':
        return input.value ? t(`stated.${input.name}` as 'stated.max_inclusive') : null
    }
  }
}

type NumberInput = Extract<CriterionInput, { type: 'number' }>

function useNumberWords(): (input: NumberInput, value: number) => string {
  const { number, percent, fee } = useFormat()
  return ({ name, unit }, value) => {
    if (name === 'from' || name === 'to') return String(value)
    if (name === 'min_price' || name === 'max_price') {
      return fee({ amount_minor: toMinor(value, unit), currency: unit })
    }
    if (unit === '%') return percent(value)
    return unit === '' ? number(value) : `${number(value)}\u00a0${unit}`
  }
}
