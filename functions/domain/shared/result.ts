/** An expected outcome: a value, or a failure with a code. Defects are thrown, never returned. */
export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code; readonly details?: unknown }

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const

export const fail = <Code extends string>(code: Code, details?: unknown) =>
  details === undefined ? ({ ok: false, code } as const) : ({ ok: false, code, details } as const)
