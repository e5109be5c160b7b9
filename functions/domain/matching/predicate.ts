import { compareCriterion } from './compare-criterion.ts'
import type { Criterion } from './criterion.ts'
import { facetFields } from './facet.ts'
import type { CompareContext } from './match-context.ts'
import type { Facet, PortfolioIndex } from './portfolio-index.ts'
import { type Status, statuses } from './verdict.ts'
import { changeableKinds } from './verdict-of.ts'

/** One criterion of a tender, asked at most once for all products that look alike to it. */
export class Predicate {
  readonly criterion: Criterion
  private readonly facet: Facet
  private readonly context: CompareContext
  /** By the facet's number: 0 not asked yet, else 1 + the index in `statuses`. */
  private answers = new Uint8Array(0)

  constructor(criterion: Criterion, index: PortfolioIndex, context: CompareContext) {
    this.criterion = criterion
    this.facet = index.facet(criterion.kind)
    this.context = context
  }

  /** The answer for every product with this number in the facet of the criterion. */
  statusOf(number: number): Status {
    if (number >= this.answers.length) this.grow()
    const known = statuses[(this.answers[number] ?? 0) - 1]
    if (known !== undefined) return known
    const { status } = compareCriterion(this.criterion, this.facet.exampleOf(number), this.context)
    this.answers[number] = 1 + statuses.indexOf(status)
    return status
  }

  statusAt(position: number): Status {
    return this.statusOf(this.facet.numberAt(position))
  }

  private grow(): void {
    const wider = new Uint8Array(Math.max(64, this.facet.size * 2))
    wider.set(this.answers)
    this.answers = wider
  }
}

/** True when the answer is the same for every product: no field of it is read. */
export const asksNoProduct = ({ criterion }: Predicate) => facetFields[criterion.kind].length === 0

/** Sorts first what rules out a pair alone, then what does so together with another, last what never does. */
export const byRulingOut = (a: Predicate, b: Predicate) => selectivity(a) - selectivity(b)
function selectivity({ criterion }: Predicate): number {
  if (!criterion.required) return 2
  return changeableKinds.has(criterion.kind) ? 1 : 0
}
