import { useSyncExternalStore } from 'react'
import type { FormData } from '#domain/applications/application.ts'
import { localValue } from '../../lib/local-value.ts'

type Discarded = Readonly<Record<string, FormData>>
const none: Discarded = {}

/** What was given up, kept on this device so that it can be brought back. */
const discarded = localValue<Discarded>('discardedDrafts', (stored) =>
  typeof stored === 'object' && stored !== null ? (stored as Discarded) : none,
)

export const keepDiscarded = (tenderId: number, data: FormData): void =>
  discarded.set({ ...discarded.get(), [String(tenderId)]: data })

export function forgetDiscarded(tenderId: number): void {
  const { [String(tenderId)]: _removed, ...rest } = discarded.get()
  discarded.set(rest)
}

export const useDiscarded = (): Discarded =>
  useSyncExternalStore(discarded.subscribe, discarded.get, () => none)
