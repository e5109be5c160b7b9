import type { IUserPool } from 'aws-cdk-lib/aws-cognito'
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import { anyOf, exactly, webAcl } from './rate-rules.ts'

/** By the header of the SDK, or by the one that Cognito adds for the web ACL. */
const calls = (...operations: readonly string[]) =>
  anyOf(
    operations.flatMap((operation) => [
      exactly(
        { singleHeader: { Name: 'x-amz-target' } },
        `AWSCognitoIdentityProviderService.${operation}`,
      ),
      exactly({ singleHeader: { Name: 'x-amzn-cognito-operation-name' } }, operation),
    ]),
  )

/**
 * Limits of what anybody may ask of the user pool, which browsers call at its own address, past the
 * distribution and its web ACL. It is all that bounds sign-ups, the mails that they cause, and asking it which
 * addresses have accounts (docs/decisions/0007-accounts.md).
 */
export class SignUpLimits extends Construct {
  constructor(scope: Construct, id: string, userPool: IUserPool) {
    super(scope, id)
    const acl = new CfnWebACL(
      this,
      'WebAcl',
      webAcl('REGIONAL', 'UserPool', [
        {
          name: 'SignUpsAndCodes',
          limit: 30,
          of: calls('SignUp', 'ResendConfirmationCode', 'ForgotPassword'),
        },
        {
          name: 'Guesses',
          limit: 100,
          of: calls('ConfirmSignUp', 'ConfirmForgotPassword', 'RespondToAuthChallenge'),
        },
        { name: 'AllCallsOfThePool', limit: 1000 },
      ]),
    )
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: userPool.userPoolArn,
      webAclArn: acl.attrArn,
    })
  }
}
