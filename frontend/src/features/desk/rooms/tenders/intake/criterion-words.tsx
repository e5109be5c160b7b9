import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import type { CriterionInput } from './criterion-input.ts'
import { inputsOf } from './criterion-inputs.ts'

/** What a criterion compares, in words: its kind, then each value that it states. */
export function CriterionWords({ criterion }: { readonly criterion: Criterion }) {
  const { t } = useTranslation('desk-tenders')
  const wordsOf = useValueWords()
  if (criterion.kind === 'text') return t('text_only')
  const stated = inputsOf(criterion).flatMap((input) => {
    const words = wordsOf(input)
    return words === null ? [] : [{ input, words }]
  })
  return (
    <>
      {t(`kind.${criterion.kind}`)}{' '}
      {stated.map(({ input, words }, at) => (
        <Fragment key={input.key}>
          {at > 0 && ', '}
          {isNamed(input) && <>{t(`input.${input.name}`)} </>}
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

/** The label of a check, where it stands among other words. */
const inSentence = (label: string) => label.charAt(0).toLocaleLowerCase() + label.slice(1)

function useValueWords(): (input: CriterionInput) => string | null {
  const { t } = useTranslation(['desk-tenders', 'vocabulary'])
  const { list, number, country } = useFormat()
  return (input) => {
    switch (input.type) {
      case 'choices': {
        const words = input.value.map((value) => t(`vocabulary:${input.words}.${value}` as never))
        return words.length === 0 ? null : list(words)
      }
      case 'countries':
        return input.value.length === 0 ? null : list(input.value.map(country))
      case 'tokens':
        return input.value.length === 0
          ? null
          : `${list(input.value)}${input.name === 'sizes' ? '\u00a0ml' : ''}`
      case 'number':
        // years and shares as they are written
        return input.value === null
          ? null
          : `${number(input.value, { useGrouping: input.name !== 'from' && input.name !== 'to' })}${input.unit === '' ? '' : `\u00a0${input.unit}`}`
      case 'select':
        return input.value === 'either' ? null : t(`option.${input.value}`)
      case 'check':
        return input.value ? inSentence(t(`input.${input.name}`)) : null
    }
  }
}
