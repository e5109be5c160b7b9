import { type DeskStage, deskStages } from '#domain/applications/lifecycle.ts'
import { type OutcomeKind, outcomeKinds } from '#domain/outcomes/outcome-rules.ts'
import { type Market, markets } from '#domain/shared/market.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const begunStatuses = ['DRAFT', 'SUBMITTED', 'PAID'] as const
type BegunStatus = (typeof begunStatuses)[number]
export const responsibles = ['me', 'nobody'] as const
type Responsible = (typeof responsibles)[number]
export const applicationSorts = ['deadline', '-deadline'] as const
export const applicationForms = ['list', 'board'] as const
export type ApplicationForm = (typeof applicationForms)[number]

/** The filters of the list, as in its address; empty means: any. */
export interface ApplicationFilter {
  readonly view: ApplicationForm
  readonly text: string
  readonly status: BegunStatus | ''
  readonly market: Market | ''
  /** `open`: anywhere before it is offered. */
  readonly stage: DeskStage | 'open' | ''
  readonly responsible: Responsible | ''
  /** The last thing that happened to the offer. */
  readonly outcome: OutcomeKind | ''
  /** The last day to answer. */
  readonly from: string
  readonly to: string
  /** Empty: what comes next first, then what is past. */
  readonly sort: (typeof applicationSorts)[number] | ''
}

/** Everything, in whatever form and order. */
export const anything = {
  text: '',
  status: '',
  market: '',
  stage: '',
  responsible: '',
  outcome: '',
  from: '',
  to: '',
} as const satisfies Partial<ApplicationFilter>

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

/** A field may hold a day that is not whole yet. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const dayOf = (text: string | null): string => (text !== null && isDay(text) ? text : '')

/** Reads the filters of an address; what is not understood is left out. */
export const parseFilter = (search: URLSearchParams): ApplicationFilter => ({
  view: oneOf(applicationForms, search.get('view')) || 'list',
  text: (search.get('text') ?? '').slice(0, 100),
  status: oneOf(begunStatuses, search.get('status')),
  market: oneOf(markets, search.get('market')),
  stage: oneOf(['open', ...deskStages], search.get('stage')),
  responsible: oneOf(responsibles, search.get('responsible')),
  outcome: oneOf(outcomeKinds, search.get('outcome')),
  from: dayOf(search.get('from')),
  to: dayOf(search.get('to')),
  sort: oneOf(applicationSorts, search.get('sort')),
})

export const filterSearch = ({ view, ...filter }: ApplicationFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ view: view === 'list' ? '' : view, ...filter }).filter(
      ([, value]) => value !== '',
    ),
  )

export const isFiltered = (filter: ApplicationFilter): boolean =>
  filterSearch({ ...filter, view: 'list', sort: '' }).size > 0

export const queryOf = (filter: ApplicationFilter) =>
  ({
    text: filter.text.trim() || undefined,
    status: filter.status || undefined,
    market: filter.market || undefined,
    stage: filter.stage || undefined,
    responsible: filter.responsible || undefined,
    outcome: filter.outcome || undefined,
    deadline_from: filter.from || undefined,
    deadline_to: filter.to || undefined,
    sort: filter.sort || undefined,
  }) satisfies ApiInput<'listAllApplications'>['query']

/** The cards of one column of the board: of status and stage it says its own. */
export const columnQueryOf = (filter: ApplicationFilter, stage: DeskStage) =>
  queryOf({ ...filter, status: '', stage })
