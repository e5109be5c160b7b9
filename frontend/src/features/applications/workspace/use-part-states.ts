import { useTranslation } from 'react-i18next'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useRules } from '../../../lib/applications/use-rules.ts'
import { useGapText } from '../../../lib/matching/use-gap-text.ts'
import { deadlineState } from '../../../lib/tenders/deadline.ts'
import { documentCounts } from './document-counts.ts'
import { groupFindings } from './finding-groups.ts'
import { formProblemsOf, openPoints, partOf } from './open-points.ts'
import type { PartState, PartStates } from './part-nav.tsx'

export interface PartSources {
  readonly tender: TenderSummary
  readonly form: ApplicationForm
  readonly data: FormData
  readonly check: OfferCheck
}

/** How far each part of a draft is, in words. */
export function usePartStates(sources: PartSources): PartStates {
  const offer = useOfferState(sources)
  const check = useCheckState(sources)
  const documents = useDocumentsState(sources)
  const price = usePriceState(sources)
  const timeline = useTimelineState(sources)
  return { offer, check, documents, price, timeline }
}

function useOfferState({ form, data, check }: PartSources): PartState {
  const { t } = useTranslation('workspace')
  const count = form.sections
    .filter(({ key }) => key !== 'documents')
    .reduce((sum, { fields }) => sum + fields.length, 0)
  const problems = formProblemsOf(check).filter((problem) => partOf(problem) === 'offer')
  const open = new Set(problems.map(({ key }) => key)).size
  if (data.product_id === null && Object.keys(data.answers).length === 0)
    return { is: 'nothing', words: t('state.nothing') }
  if (open === 0) return { is: 'ready', words: t('state.complete') }
  return { is: 'in_work', words: t('state.open', { open, count }) }
}

function useCheckState({ check }: PartSources): PartState {
  const { t } = useTranslation('workspace')
  const { isPending } = useRules()
  if (isPending) return { is: 'in_work', words: t('state.checking') }
  const { blocks, warnings } = groupFindings(check)
  // as the head counts them: what waits for one answer, or is asked in the form, is one point
  const count = openPoints(check).length
  if (count > 0) {
    const isMissed = blocks.some(({ finding }) => finding.status === 'fail')
    return { is: isMissed ? 'blocked' : 'unknown', words: t('state.block', { count }) }
  }
  const open = warnings.filter(({ finding }) => finding.status !== 'waived').length
  return open > 0
    ? { is: 'warning', words: t('state.warn', { count: open }) }
    : { is: 'ready', words: t('state.nothingBlocks') }
}

function useDocumentsState({ data, check }: PartSources): PartState {
  const { t } = useTranslation('workspace')
  const { count, open, missing, blocking } = documentCounts(check)
  if (count === 0) return { is: 'ready', words: t('state.noneAsked') }
  if (open === 0) return { is: 'ready', words: t('state.allThere', { count }) }
  const words =
    missing === open ? t('state.missing', { count: open }) : t('state.open', { open, count })
  if (blocking === 0) return { is: 'warning', words }
  return { is: Object.keys(data.documents ?? {}).length > 0 ? 'in_work' : 'nothing', words }
}

function usePriceState({ check: { results, facts, prices, blocking } }: PartSources): PartState {
  const { t } = useTranslation('workspace')
  const { t: status } = useTranslation('vocabulary')
  const gapText = useGapText()
  if (facts.price === null) return { is: 'nothing', words: t('state.noPrice') }
  const limits = results.filter(({ kind, required }) => kind === 'price' && required)
  const missed = limits.find((one) => one.status === 'not_met' || one.status === 'near')
  if (missed !== undefined) {
    const gap = missed.gap === null ? null : gapText(missed.gap)
    const words =
      gap === null
        ? status(`status.${missed.status}`)
        : missed.gap?.amount === 0
          ? gap
          : t('state.over', { gap })
    // a price that was estimated only warns
    const isBlocking = blocking.some(({ rule_id }) => rule_id === `tender:${missed.criterion_id}`)
    return { is: isBlocking ? 'blocked' : 'warning', words }
  }
  if (prices.some((price) => price.facts.price === null))
    return { is: 'in_work', words: t('state.noPrice') }
  if (limits.some((one) => one.status === 'unknown'))
    return { is: 'unknown', words: t('state.priceUnknown') }
  return { is: 'ready', words: t(limits.length === 0 ? 'state.noLimit' : 'state.inLimit') }
}

function useTimelineState({ tender }: Pick<PartSources, 'tender'>): PartState {
  const { t } = useTranslation('vocabulary')
  const deadline = deadlineState(tender.offer_deadline, tender.market, new Date())
  switch (deadline.state) {
    case 'not_announced':
      return { is: 'unknown', words: t('deadline.notAnnounced') }
    case 'closed':
      return { is: 'time', words: t('deadline.closed') }
    case 'today':
      return { is: 'warning', words: t('deadline.today') }
    case 'left':
      return { is: 'time', words: t('deadline.daysLeft', { count: deadline.days }) }
  }
}

/** Of what was submitted nothing is in work any more. */
export function useSentStates(tender: TenderSummary): PartStates {
  const { t } = useTranslation('workspace')
  const sent: PartState = { is: 'sent', words: t('state.asSubmitted') }
  const timeline = useTimelineState({ tender })
  return { offer: sent, check: sent, documents: sent, price: sent, timeline }
}
