import type { ApiAnswer } from '../gateway/http-api-answer.ts'
import { serviceAnswer } from '../gateway/http-api-answer.ts'
import type { ApiRequest } from '../gateway/http-api-event.ts'
import type { AccessControl } from '../identity/access-control.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import type { Functions } from './functions.ts'

/** Dependencies that parts ask for which start before these can be made. */
export function deferredDependencies() {
  type Answer = (request: ApiRequest) => Promise<ApiAnswer>
  let known: { stack: ResolvedStack; access: AccessControl } | null = null
  let answer: Answer = async () => serviceAnswer(503, 'The local cloud is starting.')
  let functions: Functions | null = null
  const isStarting = () => new LocalCloudError('The local cloud is still starting.')
  const parts = () => {
    if (known) return known
    throw isStarting()
  }
  return {
    stack: () => parts().stack,
    access: () => parts().access,
    functions: () => {
      if (functions) return functions
      throw isStarting()
    },
    run: (started: Functions) => {
      functions = started
    },
    answer: (request: ApiRequest) => answer(request),
    set: (stack: ResolvedStack, access: AccessControl) => {
      known = { stack, access }
    },
    serve: (site: Answer) => {
      answer = site
    },
  }
}
