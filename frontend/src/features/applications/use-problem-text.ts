import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormProblem } from '#domain/applications/check-form.ts'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { CriterionKind } from '#domain/tenders/criterion.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { useGapText } from '../../lib/matching/use-gap-text.ts'
import { useProductValue } from '../../lib/matching/use-product-value.ts'
import { usePublishedWords } from '../../lib/matching/use-published-words.ts'
import { useRemedyText } from '../../lib/matching/use-remedy-text.ts'

/** What is wrong with an answer and what to do: of a missed requirement its words, the offer, the gap and how it was reached. */
export function useProblemText(): (problem: FormProblem, facts: ProductFacts) => string {
  const { t } = useTranslation('applications')
  const missed = useMissedText()
  return useCallback(
    ({ code, result }, facts) => {
      if (code === 'not_met') return result === undefined ? '' : missed(result, facts)
      if (code === 'other_price_basis')
        return t('problem.other_price_basis', { asked: result?.tender_value ?? '' })
      return t(`problem.${code}`)
    },
    [t, missed],
  )
}

function useMissedText() {
  const { t } = useTranslation('applications')
  const { t: matching } = useTranslation('matching')
  const noteText = useTextOf('matching')
  const published = usePublishedWords()
  const offered = useProductValue()
  const gapText = useGapText()
  const remedyText = useRemedyText()
  return useCallback(
    ({ kind, tender_value, gap, remedy, notes }: CriterionResult, facts: ProductFacts) => {
      const distance = gap === null ? null : gapText(gap)
      return [
        t('problem.not_met', {
          asked: published(tender_value),
          offered: offered(kind as CriterionKind, facts) ?? t('form.notAnswered'),
        }),
        distance === null ? null : `${matching('criteria.gap', { gap: distance })}.`,
        ...notes.map((note) => noteText(`note.${note}`)),
        remedy === null ? null : `${remedyText(remedy)}.`,
      ]
        .filter((part) => part !== null)
        .join(' ')
    },
    [t, matching, noteText, published, offered, gapText, remedyText],
  )
}
