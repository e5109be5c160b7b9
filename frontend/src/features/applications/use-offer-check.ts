import { useCallback, useMemo } from 'react'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import type { RuleSet } from '#domain/compliance/rule.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { useRules } from '../../lib/applications/use-rules.ts'
import { useChecks } from './use-checks.ts'

/** Until the rules are here: what form and tender say. */
const noRules: RuleSet = { version: '', rules: [] }

/**
 * Everything that form, tender and rules say of an offer, by the function that the server asks too; of what was
 * submitted on the day when it was.
 */
export function useOfferCheck(
  form: ApplicationForm,
  data: FormData,
  submitted_at: string | null = null,
): OfferCheck {
  const check = useCheckOf(form, submitted_at)
  return useMemo(() => check(data), [check, data])
}

/** Says of any version of a draft what would be found: also of an answer that is only being typed. */
export function useCheckOf(
  form: ApplicationForm,
  submitted_at: string | null = null,
): (data: FormData) => OfferCheck {
  const { checkOffer } = useChecks()
  const { data: rules = noRules } = useRules()
  return useCallback(
    (data: FormData) => {
      const now = submitted_at === null ? new Date() : new Date(submitted_at)
      return checkOffer(form, data, dateIn(marketFacts[form.asked.market].time_zone, now), rules)
    },
    [checkOffer, form, submitted_at, rules],
  )
}
