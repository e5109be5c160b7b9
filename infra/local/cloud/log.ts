/** Where the local cloud tells of itself. */
export interface Log {
  /** A step of the start, or something worth knowing. */
  tell(line: string): void
  /** Something went wrong: a refused call, a failed function. */
  warn(line: string): void
  /** Every line that a function writes. */
  functionLine?(line: string): void
}

export const silentLog: Log = { tell: () => {}, warn: () => {} }
