/** What the desk's list of producers is sorted by; an index serves each. */
export const producerOrders = ['name', 'seen', 'products'] as const
export type ProducerOrder = (typeof producerOrders)[number]

/** `requested`: asked for, and not in force; `none`: neither. */
export const planStandings = ['in_force', 'requested', 'none'] as const
export type PlanStanding = (typeof planStandings)[number]

interface Planned {
  readonly plan_ends_at: string | null
  readonly requested_at: string | null
}

export function planStandingOf({ plan_ends_at, requested_at }: Planned, now: Date): PlanStanding {
  if (plan_ends_at !== null && Date.parse(plan_ends_at) >= now.getTime()) return 'in_force'
  return requested_at === null ? 'none' : 'requested'
}
