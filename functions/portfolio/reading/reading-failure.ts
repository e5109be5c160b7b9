import type { Problem } from '#domain/portfolio/read-product.ts'

/** Ends the reading of a whole file with a problem that the producer is told. */
export class ReadingFailure extends Error {
  readonly code: Problem['code']
  readonly detail: string | null

  constructor(code: Problem['code'], detail: string | null = null) {
    super(code)
    this.name = 'ReadingFailure'
    this.code = code
    this.detail = detail
  }
}
