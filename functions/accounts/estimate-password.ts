import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { EstimatePassword } from '#domain/accounts/password.ts'

const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })

/** With the lists of common passwords: to be imported on demand, for they are large. */
export const estimatePassword: EstimatePassword = (password, personal) =>
  estimator.check(password, personal)
