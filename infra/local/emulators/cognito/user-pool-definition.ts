/** A pool as the template describes it; property names are those of CloudFormation (AWS::Cognito::UserPool and its children). */
export interface UserPoolDefinition {
  /** the pool is found again by this name in the next run (the template's logical id serves) */
  name: string
  /** the inbox shows it as the sender */
  from?: string
  Policies?: {
    PasswordPolicy?: {
      MinimumLength?: number
      RequireLowercase?: boolean
      RequireUppercase?: boolean
      RequireNumbers?: boolean
      RequireSymbols?: boolean
    }
  }
  /** default: email */
  AutoVerifiedAttributes?: string[]
  UserAttributeUpdateSettings?: { AttributesRequireVerificationBeforeUpdate?: string[] }
  /** OFF (default), OPTIONAL or ON */
  MfaConfiguration?: string
  EnabledMfas?: string[]
  /** every message with the placeholder {####} */
  SmsAuthenticationMessage?: string
  SmsVerificationMessage?: string
  AdminCreateUserConfig?: {
    AllowAdminCreateUserOnly?: boolean
    /** with the placeholders {username} and {####} */
    InviteMessageTemplate?: { EmailSubject?: string; EmailMessage?: string }
  }
  VerificationMessageTemplate?: {
    DefaultEmailOption?: string
    EmailSubject?: string
    EmailMessage?: string
    SmsMessage?: string
  }
  LambdaConfig?: LambdaConfig
  Schema?: { Name?: string; Required?: boolean; Mutable?: boolean; AttributeDataType?: string }[]
  clients: UserPoolClientDefinition[]
  groups: UserPoolGroupDefinition[]
}

/** ARN of the function for each occasion. */
export interface LambdaConfig {
  PreSignUp?: string
  PostConfirmation?: string
  PostAuthentication?: string
  DefineAuthChallenge?: string
  CreateAuthChallenge?: string
  VerifyAuthChallengeResponse?: string
  CustomMessage?: string
  PreTokenGeneration?: string
  /** V1_0 or V2_0; only the second may change access tokens */
  PreTokenGenerationConfig?: { LambdaArn: string; LambdaVersion: string }
}

export interface UserPoolClientDefinition {
  /** the client is found again by this name in the next run (the template's logical id serves) */
  name: string
  ExplicitAuthFlows?: string[]
  /** what users may write of themselves through this client; default: all but what only administrators may */
  WriteAttributes?: string[]
  PreventUserExistenceErrors?: string
  EnableTokenRevocation?: boolean
  /** minutes that a challenge waits for its answer; default 3 */
  AuthSessionValidity?: number
  /** minutes, hours or days as TokenValidityUnits says */
  AccessTokenValidity?: number
  IdTokenValidity?: number
  RefreshTokenValidity?: number
  TokenValidityUnits?: { AccessToken?: string; IdToken?: string; RefreshToken?: string }
  RefreshTokenRotation?: { Feature?: string; RetryGracePeriodSeconds?: number }
}

interface UserPoolGroupDefinition {
  GroupName: string
  Description?: string
  Precedence?: number
}
