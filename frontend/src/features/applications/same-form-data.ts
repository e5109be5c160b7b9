import type { FormData } from '#domain/applications/application.ts'
import { isSame } from '#domain/shared/is-same.ts'

/** A value with the keys of every record in it in one order: in which order they came says nothing. */
const inOneOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOneOrder)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, part]) => [key, inOneOrder(part)] as const)
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Everything that a producer gives, by what it is and its key. */
function givenIn({ product_id, answers, facts, documents, ...data }: FormData) {
  const { waivers = [], price_lines = [], price_figures } = data
  const { figures, ...pack } = price_figures ?? {}
  return {
    product: product_id === null ? {} : { product_id },
    answer: answers,
    fact: facts ?? {},
    document: documents ?? {},
    // who waives a rule and when is written at the save: until then the device knows only the reason
    waiver: Object.fromEntries(waivers.map(({ rule_id, reason }) => [rule_id, reason])),
    line: Object.fromEntries(price_lines.map((line) => [line.volume_ml, line])),
    figure: { ...figures, ...pack },
  } satisfies Readonly<Record<string, object>>
}

/** What two versions of a draft have differently. */
export interface Difference {
  readonly of: keyof ReturnType<typeof givenIn>
  /** Of the question, field, rule, size or figure. */
  readonly key: string
}

export function differencesOf(a: FormData, b: FormData): Difference[] {
  const [one, other] = [givenIn(a), givenIn(b)]
  return (Object.keys(one) as Difference['of'][]).flatMap((of) => {
    const [mine, theirs] = [new Map(Object.entries(one[of])), new Map(Object.entries(other[of]))]
    return [...new Set([...mine.keys(), ...theirs.keys()])]
      .filter((key) => !isSame(inOneOrder(mine.get(key)), inOneOrder(theirs.get(key))))
      .map((key) => ({ of, key }))
  })
}

export const isSameFormData = (a: FormData, b: FormData): boolean =>
  differencesOf(a, b).length === 0 &&
  a.tender_version === b.tender_version &&
  isSame(a.confirmed, b.confirmed)
