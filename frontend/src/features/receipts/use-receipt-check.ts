import { useRef, useState } from 'react'
import { callApi } from '../../lib/api.ts'
import type { Checked } from './check-given.ts'

type Outcome =
  | { readonly at: 'nothing' }
  | { readonly at: 'checking' }
  | { readonly at: 'done'; readonly result: Checked }
  | { readonly at: 'failed'; readonly error: unknown }

/** The files that were chosen so far, and what they are to each other. They never leave the device. */
export function useReceiptCheck() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [outcome, setOutcome] = useState<Outcome>({ at: 'nothing' })
  // only the latest choice counts, however long an earlier one takes
  const turn = useRef(0)
  const check = async (chosen: readonly File[]) => {
    turn.current += 1
    const own = turn.current
    setFiles(chosen)
    setOutcome({ at: chosen.length === 0 ? 'nothing' : 'checking' })
    if (chosen.length === 0) return
    const ended = await run(chosen)
    if (own === turn.current) setOutcome(ended)
  }
  return {
    files,
    outcome,
    add: (more: readonly File[]) => {
      const names = new Set(more.map(({ name }) => name))
      return check([...files.filter(({ name }) => !names.has(name)), ...more])
    },
    remove: (file: File) => check(files.filter((one) => one !== file)),
    again: () => check(files),
    clear: () => check([]),
  }
}

async function run(files: readonly File[]): Promise<Outcome> {
  try {
    const [{ checkGiven }, { keys }] = await Promise.all([
      import('./check-given.ts'),
      callApi('listReceiptKeys'),
    ])
    return { at: 'done', result: await checkGiven(files, keys) }
  } catch (error) {
    return { at: 'failed', error }
  }
}
