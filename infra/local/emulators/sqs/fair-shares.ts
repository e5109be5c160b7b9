interface Use {
  readonly ms: number
  readonly in_flight: number
}

const RECENT_MS = 5 * 60_000
const NOISY_SHARE = 0.1
const NOISY_IN_FLIGHT = 30

/**
 * Who uses how much of one queue's consumers, by the measures that the documentation of fair queues names: a
 * tenant is a noisy neighbour above a tenth of the recent processing time, or above a tenth of what is in
 * flight with thirty messages of its own. Messages of the others are delivered before.
 */
export class FairShares {
  private readonly inFlight = new Map<string, { tenant: string; from: number }>()
  private finished: { tenant: string; ms: number; at: number }[] = []

  received(key: string, tenant: string, now: number): void {
    this.ended(key, now)
    this.inFlight.set(key, { tenant, from: now })
  }

  /** A message left the flight: it was deleted, or given back. */
  ended(key: string, now: number): void {
    const flight = this.inFlight.get(key)
    if (!flight) return
    this.inFlight.delete(key)
    this.finished.push({ tenant: flight.tenant, ms: now - flight.from, at: now })
  }

  /** A user with nothing waiting is no longer a noisy neighbour. */
  forget(tenant: string): void {
    this.finished = this.finished.filter((one) => one.tenant !== tenant)
  }

  /** The waiting messages in the order of their delivery. */
  order<Waiting>(
    waiting: readonly Waiting[],
    tenantOf: (one: Waiting) => string,
    now: number,
  ): Waiting[] {
    const { all, of } = this.use(now)
    const rank = (one: Waiting) => {
      const own = of.get(tenantOf(one))
      if (!own) return 0
      const isCrowding =
        own.in_flight >= NOISY_IN_FLIGHT && own.in_flight > all.in_flight * NOISY_SHARE
      // among noisy ones, who has the fewest in flight comes first
      return own.ms > all.ms * NOISY_SHARE || isCrowding ? 1 + own.in_flight : 0
    }
    const ranked = waiting.map((one) => ({ one, rank: rank(one) }))
    return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one)
  }

  private use(now: number): { all: Use; of: ReadonlyMap<string, Use> } {
    this.finished = this.finished.filter(({ at }) => at >= now - RECENT_MS)
    const of = new Map<string, Use>()
    let all: Use = { ms: 0, in_flight: 0 }
    const add = (tenant: string, ms: number, in_flight: number) => {
      const own = of.get(tenant) ?? { ms: 0, in_flight: 0 }
      of.set(tenant, { ms: own.ms + ms, in_flight: own.in_flight + in_flight })
      all = { ms: all.ms + ms, in_flight: all.in_flight + in_flight }
    }
    for (const { tenant, ms } of this.finished) add(tenant, ms, 0)
    for (const { tenant, from } of this.inFlight.values()) add(tenant, now - from, 1)
    return { all, of }
  }
}
