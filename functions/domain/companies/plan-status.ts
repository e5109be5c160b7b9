/** `requested`: asked for, and not in force; `none`: neither. */
export const planStatuses = ['in_force', 'requested', 'none'] as const
export type PlanStatus = (typeof planStatuses)[number]

interface Planned {
  readonly plan_ends_at: string | null
  readonly requested_at: string | null
}

export function planStatusOf({ plan_ends_at, requested_at }: Planned, now: Date): PlanStatus {
  if (plan_ends_at !== null && Date.parse(plan_ends_at) >= now.getTime()) return 'in_force'
  return requested_at === null ? 'none' : 'requested'
}
