import type { Answer, FormData } from '#domain/applications/application.ts'

const isSameAnswer = (a: Answer | undefined, b: Answer | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** The questions that two versions answer differently; `product_id` for the offered product. */
export function differingKeys(a: FormData, b: FormData): string[] {
  const keys = [...new Set([...Object.keys(a.answers), ...Object.keys(b.answers)])]
  const answers = keys.filter((key) => !isSameAnswer(a.answers[key], b.answers[key]))
  return a.product_id === b.product_id ? answers : ['product_id', ...answers]
}

export const isSameFormData = (a: FormData, b: FormData): boolean =>
  differingKeys(a, b).length === 0
