import { useRef, useState } from 'react'
import type { Criterion } from '#domain/tenders/criterion.ts'
import type { IntakeRow } from './use-intake.ts'

/** A row as it was stored before something was saved. */
type StoredBefore = Pick<IntakeRow, 'published' | 'criteria'> & {
  readonly state: 'open' | 'confirmed'
}

/** What one step of the review found: what was corrected on the screen, and the stored row where it saved something. */
interface Step {
  readonly number: number
  readonly corrected: readonly Criterion[]
  readonly stored: StoredBefore | null
}

/**
 * What is corrected and not saved yet, row by row, and the steps that can be taken back. They belong to the plan:
 * one goes from row to row and comes back.
 */
export function useCorrections() {
  const [corrected, setCorrected] = useState<Readonly<Record<number, readonly Criterion[]>>>({})
  const steps = useRef<Step[]>([])
  return {
    of: (number: number): readonly Criterion[] => corrected[number] ?? [],
    set: (number: number, criteria: readonly Criterion[]) =>
      setCorrected((before) => ({ ...before, [number]: criteria })),
    addStep: (step: Step) => void steps.current.push(step),
    takeStep: (): Step | undefined => steps.current.pop(),
  }
}
export type Corrections = ReturnType<typeof useCorrections>

/** Corrections are of words: where these were read anew by somebody else, they hold no more. */
export function withCorrected(
  criteria: readonly Criterion[],
  corrected: readonly Criterion[],
): readonly Criterion[] {
  if (corrected.length === 0) return criteria
  return criteria.map((one) => {
    const isSame = ({ id, source_field, text }: Criterion) =>
      id === one.id && source_field === one.source_field && text === one.text
    return corrected.find(isSame) ?? one
  })
}
