/** What waits for its time or is under way, to be awaited or given up as a whole. */
export class PendingWork {
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #waitingForIdle = new Set<() => void>()
  #isStopped = false

  get isStopped(): boolean {
    return this.#isStopped
  }

  track<T>(work: Promise<T>): Promise<T> {
    const ended = work.finally(() => {
      this.#underWay.delete(ended)
      this.#checkIdle()
    })
    this.#underWay.add(ended)
    return ended
  }

  later(ms: number, work: () => Promise<unknown>): void {
    if (this.#isStopped) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void this.track(work())
    }, ms)
    this.#timers.add(timer)
  }

  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#waitingForIdle.add(resolve)
      this.#checkIdle()
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    await Promise.allSettled(this.#underWay)
    this.#checkIdle()
  }

  #checkIdle(): void {
    if (this.#timers.size > 0 || this.#underWay.size > 0) return
    for (const done of this.#waitingForIdle) done()
    this.#waitingForIdle.clear()
  }
}
