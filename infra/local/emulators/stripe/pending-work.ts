/** What waits for its time or is under way, to be awaited or given up as a whole. */
export class PendingWork {
  private readonly timers = new Set<NodeJS.Timeout>()
  private readonly underWay = new Set<Promise<unknown>>()
  private readonly waitingForIdle = new Set<() => void>()
  private hasStopped = false

  get isStopped(): boolean {
    return this.hasStopped
  }

  track<T>(work: Promise<T>): Promise<T> {
    const ended = work.finally(() => {
      this.underWay.delete(ended)
      this.checkIdle()
    })
    this.underWay.add(ended)
    return ended
  }

  later(ms: number, work: () => Promise<unknown>): void {
    if (this.hasStopped) return
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      void this.track(work())
    }, ms)
    this.timers.add(timer)
  }

  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.waitingForIdle.add(resolve)
      this.checkIdle()
    })
  }

  async stop(): Promise<void> {
    this.hasStopped = true
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    await Promise.allSettled(this.underWay)
    this.checkIdle()
  }

  private checkIdle(): void {
    if (this.timers.size > 0 || this.underWay.size > 0) return
    for (const done of this.waitingForIdle) done()
    this.waitingForIdle.clear()
  }
}
