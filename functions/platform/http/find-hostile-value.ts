/** A row of the database holds no deeper lists and maps, and no contract asks for any. */
const deepest = 32
/** The smallest and largest numbers besides zero that the database takes; beyond them it refuses the whole row. */
const smallest = 1e-130
const largest = 9.99e125
/** Names that mean something else to JavaScript than a field. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export type HostileValue =
  | 'text_not_well_formed'
  | 'number_out_of_range'
  | 'key_not_allowed'
  | 'too_deep'

const isStorable = (number: number): boolean => {
  const size = Math.abs(number)
  return size === 0 || (size >= smallest && size <= largest)
}

function textFault(text: string): HostileValue | null {
  return text.isWellFormed() ? null : 'text_not_well_formed'
}

function keyFault(key: string): HostileValue | null {
  return forbiddenKeys.has(key) ? 'key_not_allowed' : textFault(key)
}

function ownFault(value: unknown): HostileValue | null {
  if (typeof value === 'string') return textFault(value)
  if (typeof value === 'number') return isStorable(value) ? null : 'number_out_of_range'
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  for (const key of Object.keys(value)) {
    const fault = keyFault(key)
    if (fault !== null) return fault
  }
  return null
}

/**
 * What no field of any route may hold, whatever its schema says: text with half a character, a number
 * that the database cannot keep, the name of a part of every object, endless nesting. Null: nothing.
 */
export function findHostileValue(given: unknown): HostileValue | null {
  // a loop, for recursion would end with the stack
  let level: unknown[] = [given]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return 'too_deep'
    for (const value of level) {
      const fault = ownFault(value)
      if (fault !== null) return fault
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return null
}
