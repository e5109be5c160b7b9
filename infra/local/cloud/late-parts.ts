import type { ApiAnswer } from '../gateway/http-api-answer.ts'
import { serviceAnswer } from '../gateway/http-api-answer.ts'
import type { ApiRequest } from '../gateway/http-api-event.ts'
import type { AccessControl } from '../identity/access-control.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import type { LocalStack } from '../template/local-stack.ts'
import type { Functions } from './functions.ts'

/** What is asked for by parts that start before it can be made. */
export function lateParts() {
  type Answer = (request: ApiRequest) => Promise<ApiAnswer>
  let known: { stack: LocalStack; access: AccessControl } | null = null
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
    set: (stack: LocalStack, access: AccessControl) => {
      known = { stack, access }
    },
    serve: (site: Answer) => {
      answer = site
    },
  }
}
