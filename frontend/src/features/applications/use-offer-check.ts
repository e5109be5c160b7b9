import { useCallback, useMemo } from 'react'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { checkOffer, type OfferCheck } from '#domain/applications/check-offer.ts'
import type { RuleSet } from '#domain/compliance/rule.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { useRules } from '../../lib/applications/use-rules.ts'

/** Until the rules are here: what form and tender say. */
const noRules: RuleSet = { version: '', rules: [] }

/** Everything that form, tender and rules say of an offer, by the function that the server asks too. */
export function useOfferCheck(form: ApplicationForm, data: FormData): OfferCheck {
  const check = useCheckOf(form)
  return useMemo(() => check(data), [check, data])
}

/** Says of any version of a draft what would be found: also of an answer that is only being typed. */
export function useCheckOf(form: ApplicationForm): (data: FormData) => OfferCheck {
  const { data: rules = noRules } = useRules()
  return useCallback(
    (data: FormData) =>
      checkOffer(form, data, dateIn(marketFacts[form.asked.market].time_zone, new Date()), rules),
    [form, rules],
  )
}
