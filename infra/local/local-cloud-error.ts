/** A reason not to start that its reader can act on: `npm start` prints its message alone, without a stack. */
export class LocalCloudError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LocalCloudError'
  }
}
