import * as z from 'zod'
import { ServiceError } from '../service-error.ts'
import type { Cognito } from './cognito.ts'

/** `admin` calls are signed and need the action on the pool's ARN; the others carry their own proof. */
export type Access = 'public' | 'admin'

export interface Operation {
  access: Access
  run(cognito: Cognito, input: Record<string, unknown>): Promise<Record<string, unknown>>
}

/** An operation with its checked input. What it does not know of the input (analytics, metadata) it ignores. */
export function operation<Input extends z.ZodType>(
  access: Access,
  input: Input,
  run: (cognito: Cognito, input: z.infer<Input>) => Promise<Record<string, unknown>>,
): Operation {
  return {
    access,
    run: async (cognito, given) => {
      const parsed = input.safeParse(given)
      if (!parsed.success)
        throw new ServiceError('InvalidParameterException', z.prettifyError(parsed.error))
      return run(cognito, parsed.data)
    },
  }
}
