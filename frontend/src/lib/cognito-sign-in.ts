import { confirmSignIn, type SignInOutput, signIn } from 'aws-amplify/auth'
import { configure, mailLanguage } from './cognito.ts'

/** What the user pool asks next. */
export type SignInStep =
  | { readonly name: 'done' }
  | { readonly name: 'confirm_sign_up' }
  | { readonly name: 'new_password' }
  | { readonly name: 'choose_factor'; readonly choices: readonly ('totp' | 'sms')[] }
  | { readonly name: 'totp' }
  | { readonly name: 'sms'; readonly destination: string }
  /** The second factor after a mailed link, which our own functions check. */
  | { readonly name: 'after_link'; readonly acceptsTotp: boolean }
  | { readonly name: 'set_up_totp'; readonly secret: string; readonly uri: string }

/** A link that was used, has ended or is not for this address. */
export class LinkNotValid extends Error {
  override name = 'LinkNotValid'
}

/** The step asked for is not one that this site can take. */
class UnknownSignInStep extends Error {
  override name = 'UnknownSignInStep'
}

export async function signInWithPassword(email: string, password: string): Promise<SignInStep> {
  await configure()
  const options = { clientMetadata: mailLanguage() }
  return stepOf(await signIn({ username: email, password, options }))
}

/** To be called by the press of a button only: a link that is merely opened changes nothing. */
export async function signInWithLink(email: string, token: string): Promise<SignInStep> {
  await configure()
  await signIn({ username: email, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
  try {
    return stepOf(await confirmSignIn({ challengeResponse: token }))
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'NotAuthorizedException')
      throw new LinkNotValid()
    throw thrown
  }
}

/** Answers the step with a code, a choice (`totp`, `sms`) or a new password. */
export async function answerStep(answer: string): Promise<SignInStep> {
  const challengeResponse = { totp: 'TOTP', sms: 'SMS' }[answer] ?? answer
  const options = { clientMetadata: mailLanguage() }
  return stepOf(await confirmSignIn({ challengeResponse, options }))
}

function stepOf({ nextStep }: SignInOutput): SignInStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { name: 'done' }
    case 'CONFIRM_SIGN_UP':
      return { name: 'confirm_sign_up' }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { name: 'new_password' }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { name: 'totp' }
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { name: 'sms', destination: nextStep.codeDeliveryDetails?.destination ?? '' }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION': {
      const allowed = nextStep.allowedMFATypes ?? []
      const choices = (['totp', 'sms'] as const).filter((one) =>
        allowed.some((type) => type.toLowerCase() === one),
      )
      return { name: 'choose_factor', choices }
    }
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { sharedSecret, getSetupUri } = nextStep.totpSetupDetails
      return { name: 'set_up_totp', secret: sharedSecret, uri: getSetupUri('Nordgate').href }
    }
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE': {
      const accepts = nextStep.additionalInfo?.accepts ?? ''
      return { name: 'after_link', acceptsTotp: accepts.includes('totp') }
    }
    default:
      throw new UnknownSignInStep(nextStep.signInStep)
  }
}
