import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/**
 * What the distribution shows to the API, made by the stack. The first of the names is shown, all are
 * taken, so that one is exchanged without a gap (docs/deploying.md). Values are put into the header and
 * the environment at deployment: the functions need no client for them, and who may read the one
 * configuration may read the other.
 */
export class OriginSecrets extends Construct {
  /** The secret that the distribution shows. */
  readonly shown: string
  /** The secrets that the functions take, separated by commas. */
  readonly taken: string

  constructor(scope: Construct, id: string, names: readonly string[]) {
    super(scope, id)
    const values = new Map(names.map((name) => [name, this.make(name)]))
    const [shown] = values.values()
    if (shown === undefined) throw new Error('nordgate:originSecrets names no secret')
    this.shown = shown
    // in the order of their names: which of them is shown does not concern the functions
    this.taken = [...names]
      .sort()
      .map((name) => values.get(name))
      .join(',')
  }

  private make(name: string): string {
    const secret = new Secret(this, name, {
      description: 'Shown by the distribution to the API; exchanged by deployment',
      // a comma would end it
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    return secret.secretValue.unsafeUnwrap()
  }
}
