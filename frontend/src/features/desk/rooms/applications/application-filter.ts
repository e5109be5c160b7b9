import { type DeskStage, deskStages } from '#domain/applications/lifecycle.ts'
import { type OutcomeKind, outcomeKinds } from '#domain/outcomes/outcome-rules.ts'
import { type Market, markets } from '#domain/shared/market.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const begunStatuses = ['DRAFT', 'SUBMITTED', 'PAID'] as const
type BegunStatus = (typeof begunStatuses)[number]
export const responsibles = ['me', 'nobody'] as const
type Responsible = (typeof responsibles)[number]

/** The filters of the list, as in its address; empty means: any. */
export interface ApplicationFilter {
  readonly status: BegunStatus | ''
  readonly market: Market | ''
  /** `open`: anywhere before it is offered. */
  readonly stage: DeskStage | 'open' | ''
  readonly responsible: Responsible | ''
  /** The last thing that happened to the offer. */
  readonly outcome: OutcomeKind | ''
}

export const anything: ApplicationFilter = {
  status: '',
  market: '',
  stage: '',
  responsible: '',
  outcome: '',
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

/** Reads the filters of an address; what is not understood is left out. */
export const parseFilter = (search: URLSearchParams): ApplicationFilter => ({
  status: oneOf(begunStatuses, search.get('status')),
  market: oneOf(markets, search.get('market')),
  stage: oneOf(['open', ...deskStages], search.get('stage')),
  responsible: oneOf(responsibles, search.get('responsible')),
  outcome: oneOf(outcomeKinds, search.get('outcome')),
})

export const filterSearch = ({
  status,
  market,
  stage,
  responsible,
  outcome,
}: ApplicationFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ status, market, stage, responsible, outcome }).filter(
      ([, value]) => value !== '',
    ),
  )

export const queryOf = ({ status, market, stage, responsible, outcome }: ApplicationFilter) =>
  ({
    status: status || undefined,
    market: market || undefined,
    stage: stage || undefined,
    responsible: responsible || undefined,
    outcome: outcome || undefined,
  }) satisfies ApiInput<'listAllApplications'>['query']
