import { documentFormat, type ReadList } from './benchmark-lists.ts'
import { byGroup, summarise, wrongThoughSure } from './summarise.ts'

/** What the reader is to reach; shares from 0 to 1. */
const limits = {
  made: { f1: 0.95, family: 0.9, precision: 0.97, invented: 0.01, wrongThoughSure: 0.02 },
  real: { spreadsheets: 0.95, documents: 0.9 },
} as const
/** A family of fewer lists says too little. */
const fewest = 10

const rounded = (share: number) => share.toFixed(3)

/** Every limit that is not kept, in words. */
export function missedLimits(
  made: readonly ReadList[] | null,
  real: readonly ReadList[],
): string[] {
  const missed: string[] = []
  const least = (what: string, value: number, limit: number) => {
    if (value < limit) missed.push(`${what}: ${rounded(value)}, at least ${limit} is asked`)
  }
  const most = (what: string, value: number, limit: number) => {
    if (value > limit) missed.push(`${what}: ${rounded(value)}, at most ${limit} is allowed`)
  }
  if (made === null || real.length === 0) missed.push('the test data are not there')
  if (made !== null) {
    const all = summarise(made)
    least('F1 of the made lists', all.f1, limits.made.f1)
    least('precision of the made lists', all.precision, limits.made.precision)
    most('invented rows of the made lists', all.invented, limits.made.invented)
    for (const kind of ['language', 'format', 'layout'] as const)
      for (const [group, { lists, f1 }] of byGroup(made, kind))
        if (lists >= fewest) least(`F1 of ${kind} ${group}`, f1, limits.made.family)
    const wrong = wrongThoughSure(made)
    if (wrong === null) missed.push('no confidence given')
    else most('wrong values among sure ones', wrong, limits.made.wrongThoughSure)
  }
  const documents = real.filter(({ name }) => documentFormat.test(name))
  const spreadsheets = real.filter(({ name }) => !documentFormat.test(name))
  least('F1 of real spreadsheets', summarise(spreadsheets).f1, limits.real.spreadsheets)
  least('F1 of real documents', summarise(documents).f1, limits.real.documents)
  return missed
}
