import type { FormData } from '#domain/applications/application.ts'
import { isSame } from '#domain/shared/is-same.ts'

/** The keys under which two records differ; in which order a record has its keys says nothing. */
function differing(a: object = {}, b: object = {}): string[] {
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  const keys = new Set([...one.keys(), ...other.keys()])
  return [...keys].filter((key) => !isSame(one.get(key), other.get(key)))
}

/** A value with the keys of every record in it in one order. */
const inOneOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOneOrder)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, part]) => [key, inOneOrder(part)] as const)
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The questions that two versions answer differently; `product_id` for the offered product. */
export function differingKeys(a: FormData, b: FormData): string[] {
  const answers = differing(a.answers, b.answers)
  return a.product_id === b.product_id ? answers : ['product_id', ...answers]
}

/** Who waives a rule and when is written at the save: until then the device knows only the reason. */
const reasonsOf = ({ waivers = [] }: FormData) =>
  Object.fromEntries(waivers.map(({ rule_id, reason }) => [rule_id, reason]))

export const isSameFormData = (a: FormData, b: FormData): boolean =>
  differingKeys(a, b).length === 0 &&
  a.tender_version === b.tender_version &&
  isSame(a.confirmed, b.confirmed) &&
  isSame(inOneOrder(a.price_lines), inOneOrder(b.price_lines)) &&
  isSame(inOneOrder(a.price_figures), inOneOrder(b.price_figures)) &&
  differing(a.facts, b.facts).length === 0 &&
  differing(a.documents, b.documents).length === 0 &&
  differing(reasonsOf(a), reasonsOf(b)).length === 0
