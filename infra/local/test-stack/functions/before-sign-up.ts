import type { PreSignUpTriggerEvent } from 'aws-lambda'

/** Lets everyone sign up but who comes from one domain. */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const email = event.request.userAttributes.email ?? ''
  if (email.endsWith('@refused.example')) throw new Error('not from this domain')
  return event
}
