/** What can happen to an offer after its submission, in the usual order. */
export const outcomeKinds = [
  'offered',
  'formally_accepted',
  'formally_rejected',
  'samples_requested',
  'samples_sent',
  'samples_received',
  'tasted',
  'won',
  'lost',
  'withdrawn',
  'launch_control',
  'ordered',
  'shipped',
  'cleared',
  'delivered',
  'launched',
  'followed_up',
  'delisted',
] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

/** Where an application is: submitted and not yet offered, or at the last event that moved it on. */
export type Place = 'submitted' | OutcomeKind

/** What an event may say beside its day; `price_minor` is in the currency of the market. */
export const detailNames = [
  'reference',
  'given_at',
  'reason',
  'result',
  'due_on',
  'bottles',
  'score',
  'rank',
  'price_minor',
  'quantity',
  'number',
] as const
export type DetailName = (typeof detailNames)[number]

interface OutcomeRule {
  /** The places from which it moves the application on. */
  readonly follows: readonly Place[]
  /** The places at which it can happen too, and leaves the application there. */
  readonly beside?: readonly Place[]
  /** The details without which it is not recorded. */
  readonly needs?: readonly DetailName[]
  readonly may?: readonly DetailName[]
}

const beforeResult = [
  'offered',
  'formally_accepted',
  'samples_requested',
  'samples_sent',
  'samples_received',
  'tasted',
] as const satisfies readonly OutcomeKind[]
const samples = ['samples_requested', 'samples_sent', 'samples_received'] as const
const onTheWay = ['won', 'ordered', 'shipped', 'cleared', 'delivered'] as const
const afterWin = [...onTheWay, 'launched'] as const satisfies readonly OutcomeKind[]

/**
 * The one table of what happens after the submission: which event may follow which, and what each asks for. The
 * buttons of the desk, its refusals and what counts as over are made from it. Some procedures have no samples or
 * no tasting, so a result may come at any time; samples may be asked for again until the product is delisted.
 */
export const outcomeRules: Readonly<Record<OutcomeKind, OutcomeRule>> = {
  offered: { follows: ['submitted'], needs: ['reference', 'given_at'] },
  formally_accepted: { follows: ['offered'], beside: samples },
  formally_rejected: { follows: ['offered', ...samples], needs: ['reason'] },
  samples_requested: { follows: beforeResult, beside: afterWin, may: ['due_on', 'bottles'] },
  samples_sent: {
    follows: ['offered', 'formally_accepted', 'samples_requested'],
    beside: afterWin,
    may: ['bottles'],
  },
  samples_received: {
    follows: ['samples_requested', 'samples_sent'],
    beside: afterWin,
    may: ['bottles'],
  },
  tasted: { follows: ['samples_sent', 'samples_received'], may: ['score'] },
  won: { follows: beforeResult, may: ['score', 'rank', 'price_minor', 'quantity'] },
  lost: { follows: beforeResult, may: ['reason', 'score', 'rank', 'price_minor'] },
  withdrawn: { follows: ['submitted', ...beforeResult, ...onTheWay], needs: ['reason'] },
  launch_control: { follows: [], beside: afterWin, needs: ['result'] },
  ordered: { follows: ['won'], may: ['number', 'quantity'] },
  shipped: { follows: ['ordered'], may: ['number', 'quantity'] },
  /** Where the goods cross no customs border, they are delivered without it. */
  cleared: { follows: ['shipped'], may: ['number'] },
  delivered: { follows: ['shipped', 'cleared'], may: ['quantity'] },
  launched: { follows: ['cleared', 'delivered'] },
  followed_up: { follows: [], beside: ['launched'], may: ['quantity'] },
  delisted: { follows: afterWin, needs: ['reason'] },
}

/** Where an event leaves an application; null: it cannot happen there. */
export function placeAfter(place: Place, kind: OutcomeKind): Place | null {
  const { follows, beside = [] } = outcomeRules[kind]
  if (follows.includes(place)) return kind
  return beside.includes(place) ? place : null
}

/** Nothing follows: the application is over, and takes no stock any more. */
export const isOver = (place: Place): boolean =>
  outcomeKinds.every((kind) => placeAfter(place, kind) === null)

/** The details that an event of this kind may say, those first that it has to. */
export const detailsOf = (kind: OutcomeKind): readonly DetailName[] => {
  const { needs = [], may = [] } = outcomeRules[kind]
  return [...needs, ...may]
}
