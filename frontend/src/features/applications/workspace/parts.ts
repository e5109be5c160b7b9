import type { FormProblem } from '#domain/applications/check-form.ts'

/** The parts of an application's workspace, in their order; texts `workspace.part.<part>`. */
export const parts = ['offer', 'check', 'documents', 'price', 'timeline'] as const
export type Part = (typeof parts)[number]

/** Each part has its own address, so that it can be linked to and the way back works; the form is the page itself. */
export const partPath = (tenderId: number, part: Part): string =>
  part === 'offer' ? `/tender-application/${tenderId}` : `/tender-application/${tenderId}/${part}`

/** The part that an address names; null: there is none of that name. */
export const parsePart = (name: string | undefined): Part | null =>
  name === undefined ? 'offer' : (parts.find((part) => part !== 'offer' && part === name) ?? null)

/** The letter that leads to a part after `G`. */
export const partOfLetter: Readonly<Record<string, Part>> = {
  o: 'offer',
  c: 'check',
  d: 'documents',
  p: 'price',
  t: 'timeline',
}

/** Whether a point of the form is about a document that the tender asks for, or all of them. */
export const isAboutDocument = ({ key }: Pick<FormProblem, 'key'>): boolean =>
  key === 'documents' || key.startsWith('document_')
