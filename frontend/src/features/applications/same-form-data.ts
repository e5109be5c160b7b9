import type { FormData } from '#domain/applications/application.ts'
import { isSame } from '#domain/shared/is-same.ts'

/** The questions that two versions answer differently; `product_id` for the offered product. */
export function differingKeys(a: FormData, b: FormData): string[] {
  const keys = [...new Set([...Object.keys(a.answers), ...Object.keys(b.answers)])]
  const answers = keys.filter((key) => !isSame(a.answers[key], b.answers[key]))
  return a.product_id === b.product_id ? answers : ['product_id', ...answers]
}

export const isSameFormData = (a: FormData, b: FormData): boolean =>
  differingKeys(a, b).length === 0 &&
  a.tender_version === b.tender_version &&
  isSame(a.confirmed, b.confirmed)
