// biome-ignore-all lint/style/noDefaultExport: dynalite exports this way
// dynalite ships no types; these are the inner parts the emulator builds on (its HTTP server is not used).

declare module 'dynalite/db/index.js' {
  export interface DynaliteStore {
    db: {
      open(): Promise<void>
      close(): Promise<void>
      get(key: string): Promise<unknown>
      put(key: string, value: unknown, done?: (error: Error | null) => void): Promise<void>
      del(key: string, done?: (error: Error | null) => void): Promise<void>
      keys(range: { gte: string; lt: string }): AsyncIterable<string>
      values(): AsyncIterable<unknown>
    }
    tableDb: { awsAccountId: string; awsRegion: string }
    getTable(
      name: string,
      done: (
        error: Error | null,
        table?: import('@aws-sdk/client-dynamodb').TableDescription,
      ) => void,
    ): void
    lifecycleManager: { gracefulClose(): Promise<void> }
  }
  const dynalite: {
    create(options: {
      path?: string
      createTableMs: number
      deleteTableMs: number
      updateTableMs: number
    }): DynaliteStore
  }
  export default dynalite
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    checkTypes(data: object, types: object): Record<string, unknown>
    checkValidations(data: object, types: object, custom: unknown, store: object): void
  }
  export default validations
}

declare module 'dynalite/validations/*' {
  const validation: { types: object; custom: unknown }
  export default validation
}

declare module 'dynalite/actions/*' {
  const action: (
    store: object,
    data: object,
    done: (error: Error | null, data?: Record<string, unknown>) => void,
  ) => void
  export default action
}
