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
  UserAttributeUpdateSettings?: { AttributesRequireVerificationBeforeUpdate?: string[] }
  AdminCreateUserConfig?: { AllowAdminCreateUserOnly?: boolean }
  VerificationMessageTemplate?: {
    DefaultEmailOption?: string
    EmailSubject?: string
    /** with the placeholder {####} */
    EmailMessage?: string
  }
  Schema?: { Name?: string; Required?: boolean; Mutable?: boolean; AttributeDataType?: string }[]
  clients: UserPoolClientDefinition[]
  groups: UserPoolGroupDefinition[]
}

export interface UserPoolClientDefinition {
  /** the client is found again by this name in the next run (the template's logical id serves) */
  name: string
  ExplicitAuthFlows?: string[]
  PreventUserExistenceErrors?: string
  EnableTokenRevocation?: boolean
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
