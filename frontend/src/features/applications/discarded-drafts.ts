import { useSyncExternalStore } from 'react'
import type { FormData } from '#domain/applications/application.ts'
import { discardedDrafts as discarded, type FormDrafts } from '../../lib/local-drafts.ts'

const none: FormDrafts = {}

export const keepDiscarded = (tenderId: number, data: FormData): void =>
  discarded.set({ ...discarded.get(), [String(tenderId)]: data })

export function forgetDiscarded(tenderId: number): void {
  const { [String(tenderId)]: _removed, ...rest } = discarded.get()
  discarded.set(rest)
}

export const useDiscarded = (): FormDrafts =>
  useSyncExternalStore(discarded.subscribe, discarded.get, () => none)
