/** What travels between the local cloud and the thread of a function. */
export interface InvokeMessage {
  readonly requestId: string
  readonly event: unknown
  /** Epoch milliseconds */
  readonly deadline: number
}

export interface FunctionErrorBody {
  readonly errorType: string
  readonly errorMessage: string
  readonly trace?: readonly string[]
}

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly requestId: string; readonly payload: string }
  | { readonly kind: 'error'; readonly requestId: string | null; readonly error: FunctionErrorBody }

export interface WorkerSettings {
  /** `file:` address of the bundle */
  readonly bundle: string
  readonly exportName: string
  readonly functionName: string
  readonly functionArn: string
  readonly memoryMb: number
}
