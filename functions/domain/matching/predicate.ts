import type { Criterion, CriterionKind } from '../tenders/criterion.ts'
import { compareCriterion } from './compare-criterion.ts'
import { facetFields } from './facet.ts'
import { type Outcome, outcomeOf } from './finding.ts'
import type { CompareContext } from './match-context.ts'
import type { Facet, PortfolioIndex } from './portfolio-index.ts'
import { statuses } from './verdict.ts'

/** Every outcome that there is, so that an answer is kept as one small number. */
const outcomes: readonly Outcome[] = [
  ...statuses.map((status) => ({ status, changeable: false, fact_missing: false })),
  { status: 'not_met', changeable: true, fact_missing: false },
  { status: 'unknown', changeable: false, fact_missing: true },
]

/** One criterion of a tender, asked at most once for all products that look alike to it. */
export class Predicate {
  readonly criterion: Criterion
  private readonly facet: Facet
  private readonly context: CompareContext
  /** By the facet's number: 0 not asked yet, else 1 + the index in `outcomes`. */
  private answers = new Uint8Array(0)

  constructor(criterion: Criterion, index: PortfolioIndex, context: CompareContext) {
    this.criterion = criterion
    this.facet = index.facet(criterion.kind)
    this.context = context
  }

  /** The answer for every product with this number in the facet of the criterion. */
  outcomeOf(number: number): Outcome {
    if (number >= this.answers.length) this.grow()
    const known = outcomes[(this.answers[number] ?? 0) - 1]
    if (known !== undefined) return known
    const found = outcomeOf(
      compareCriterion(this.criterion, this.facet.exampleOf(number), this.context),
    )
    const kept = outcomes.findIndex(
      ({ status, changeable, fact_missing }) =>
        status === found.status &&
        changeable === found.changeable &&
        fact_missing === found.fact_missing,
    )
    this.answers[number] = 1 + kept
    return found
  }

  outcomeAt(position: number): Outcome {
    return this.outcomeOf(this.facet.numberAt(position))
  }

  private grow(): void {
    const wider = new Uint8Array(Math.max(64, this.facet.size * 2))
    wider.set(this.answers)
    this.answers = wider
  }
}

/** True when the answer is the same for every product: no field of it is read. */
export const asksNoProduct = ({ criterion }: Predicate) => facetFields[criterion.kind].length === 0

/** Kinds that a producer can change for one tender: a contradiction may leave the pair near. */
const changeableKinds: ReadonlySet<CriterionKind> = new Set([
  'price',
  'container',
  'size',
  'closure',
  'quantity',
  'vintage',
])

/** Sorts first what rules out a pair alone, then what does so together with another, last what never does. */
export const byRulingOut = (a: Predicate, b: Predicate) => selectivity(a) - selectivity(b)
function selectivity({ criterion }: Predicate): number {
  if (!criterion.required) return 2
  return changeableKinds.has(criterion.kind) ? 1 : 0
}
