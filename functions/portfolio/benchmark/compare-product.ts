import type { ReadProduct } from '#domain/portfolio/read-product.ts'
import type { ExpectedProduct, ScoredField, Truth } from '../made-lists/expectation.ts'
import { isSameValue, saysTerms, wordsOfName } from './same-value.ts'

/**
 * Of one value: `right`; `wrong` where the file states nothing of the kind; `missing`; `mistaken` is
 * wrong and missing. `silent` counts for nothing: not stated and not read, or rightly derived.
 */
export type Outcome = 'right' | 'wrong' | 'missing' | 'mistaken' | 'silent'

const nameOfInferred: Partial<Record<ScoredField, string>> = {
  country_norm: 'country',
}

export function compareValue(
  field: ScoredField,
  expected: ExpectedProduct,
  found: ReadProduct | undefined,
): Outcome {
  const wanted = expected[field] ?? null
  const got: Truth = found?.[field] ?? null
  if (field === 'price_unit' && !saysTerms(wanted) && !saysTerms(got)) return 'silent'
  if (got === null) {
    const maySay = wanted === null || (expected.accept?.[field]?.includes(null) ?? false)
    return maySay && found !== undefined ? 'silent' : wanted === null ? 'silent' : 'missing'
  }
  if (isRight(field, expected, found as ReadProduct, wanted, got)) return 'right'
  if (wanted !== null) return 'mistaken'
  return isDerivable(field, expected, got) ? 'silent' : 'wrong'
}

function isRight(
  field: ScoredField,
  expected: ExpectedProduct,
  found: ReadProduct,
  wanted: Truth,
  got: Truth,
): boolean {
  const further = (expected.accept?.[field] ?? []).filter((value) => value !== null)
  const answers = wanted === null ? further : [wanted, ...further]
  if (field === 'name') return answers.some((name) => isSameName(String(name), expected, found))
  if (answers.some((answer) => isSameValue(field, answer, got))) return true
  // another answer holds only as a whole: the price of a case is right with "case" beside it
  return (expected.alternatives ?? []).some(
    (answer) =>
      field in answer &&
      Object.entries(answer).every(([key, value]) =>
        isSameValue(key as ScoredField, value, found[key as ScoredField] ?? null),
      ),
  )
}

/** Case, accents, signs, the order of the words and the producer among them do not matter. */
export function isSameName(name: string, expected: ExpectedProduct, found: ReadProduct): boolean {
  const producers = [expected.producer, expected.derivable?.producer, found.producer].filter(
    (producer) => typeof producer === 'string' && producer !== '*',
  ) as string[]
  const vintage = expected.vintage ?? null
  return wordsOfName(name, producers, vintage) === wordsOfName(found.name, producers, vintage)
}

function isDerivable(field: ScoredField, expected: ExpectedProduct, got: Truth): boolean {
  const derivable = expected.derivable?.[field]
  if (derivable === '*') return true
  // a wine whose colour is not stated is a wine at least
  if (field === 'type_norm' && got === 'wine' && String(derivable).endsWith(' wine')) return true
  const inferred = expected.inferred?.[nameOfInferred[field] ?? field]
  return [derivable, inferred].some(
    (value) => value !== undefined && value !== null && isSameValue(field, value, got),
  )
}
