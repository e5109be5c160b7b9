import type { Placed } from './truth.ts'

/** A line of a document that is no table. */
export interface PlannedLine {
  readonly kind: 'title' | 'heading' | 'entry' | 'detail' | 'pair' | 'text' | 'page break'
  /** Of a pair its label. */
  readonly text: string
  /** At the right edge, or the value of a pair. */
  readonly right?: string
  /** Price of a glass, left of the price of a bottle. */
  readonly glass?: string
  /** The product whose first line this is. */
  readonly product?: Placed
}

export interface DocumentPlan {
  readonly lines: readonly PlannedLine[]
  readonly columns: 1 | 2
  /** Some entries have the price of a glass too. */
  readonly hasGlasses: boolean
  /** Between a name and its price. */
  readonly leader: 'dots' | 'space'
  /** Of a technical sheet: "Label: value" or the two apart. */
  readonly pairs: 'colon' | 'apart'
}
