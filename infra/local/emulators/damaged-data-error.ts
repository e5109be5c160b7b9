/** A data folder that cannot be read. Starting over an unreadable store would hide a loss, so the start stops. */
export class DamagedDataError extends Error {
  readonly folder: string

  constructor(folder: string, cause: unknown) {
    super(
      `The data in ${folder} is damaged and cannot be read. Begin anew with: npm start -- --fresh`,
      { cause },
    )
    this.name = 'DamagedDataError'
    this.folder = folder
  }
}
