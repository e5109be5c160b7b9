/** A heading inside a text, with the anchor that leads to it. */
export interface ContentHeading {
  readonly id: string
  readonly text: string
  readonly level: 2 | 3
}
