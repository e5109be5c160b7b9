import type { FormData } from '#domain/applications/application.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'

type Waivers = NonNullable<FormData['waivers']>

/** A waiver without who and when, which only the server says. */
const bare = ({ rule_id, reason }: Waivers[number]) => ({ rule_id, reason })

/** What the producer says, without what the server wrote beside it. */
export const withoutStamps = (data: FormData): FormData =>
  data.waivers === undefined ? data : { ...data, waivers: data.waivers.map(bare) }

/** Who waived what and when: an unchanged waiver keeps what is stored, whatever the client sends. */
export function stampWaivers(
  data: FormData,
  before: FormData | null,
  by: string,
  at: Instant,
): FormData {
  if (data.waivers === undefined) return data
  const stored = before?.waivers ?? []
  const stamp = (waiver: Waivers[number]) =>
    stored.find((one) => one.rule_id === waiver.rule_id && one.reason === waiver.reason) ?? {
      ...bare(waiver),
      by,
      at,
    }
  return { ...data, waivers: data.waivers.map(stamp) }
}
