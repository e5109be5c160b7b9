/** What a signed call wants to do, in the words of IAM. */
export interface Call {
  /** the identity that signed: the local cloud uses the function's identity as its access key id */
  access_key_id: string
  /** e.g. `dynamodb:PutItem` */
  action: string
  /** the ARN that the action touches */
  resource: string
  /** What conditions of policies may ask of the call; names in lower case. */
  context?: Readonly<Record<string, string>>
}

/** Why a call is refused; `identity` is how the error names the caller (an ARN, as the service prints it). */
export interface Denial {
  identity: string
}

/** Decides over a signed call: `null` lets it through. */
export type Authorize = (call: Call) => Denial | null

export interface EmulatorOptions {
  /** where acknowledged data is kept; `null` keeps it in memory (tests) */
  dataFolder: string | null
  /** default 0: any free port */
  port?: number
  /** default: every call is allowed */
  authorize?: Authorize
}

export interface Running {
  /** base URL for the SDK's `endpoint` or `AWS_ENDPOINT_URL_<SERVICE>` */
  endpoint: string
  port: number
  stop(): Promise<void>
}

/** The sentence that IAM prints, naming who, what and on which resource. */
export function denialMessage(denial: Denial, call: Call): string {
  return `User: ${denial.identity} is not authorized to perform: ${call.action} on resource: ${call.resource}`
}
