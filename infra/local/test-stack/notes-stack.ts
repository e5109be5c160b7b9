import { join } from 'node:path'
import {
  type App,
  aws_apigatewayv2 as api,
  aws_apigatewayv2_authorizers as authorizers,
  aws_cloudfront as cdn,
  aws_cognito as cognito,
  Duration,
  aws_s3_deployment as deployment,
  aws_dynamodb as dynamodb,
  aws_lambda_event_sources as eventSources,
  aws_apigatewayv2_integrations as integrations,
  aws_lambda as lambda,
  aws_cloudfront_origins as origins,
  RemovalPolicy,
  Stack,
  aws_s3 as s3,
  aws_secretsmanager as secrets,
  aws_sqs as sqs,
} from 'aws-cdk-lib'
import { functionCode } from '../../constructs/base/function-code.ts'

/** A small stack with every kind of resource that the runtime serves; the tests run on it. */
export class NotesStack extends Stack {
  constructor(app: App) {
    super(app, 'Notes', { env: { region: 'eu-north-1' } })
    const table = new dynamodb.Table(this, 'NotesTable', {
      partitionKey: { name: 'id', type: dynamodb.AttributeType.STRING },
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    const deadLetters = new sqs.Queue(this, 'NotesDeadLetters')
    const queue = new sqs.Queue(this, 'NotesQueue', {
      visibilityTimeout: Duration.seconds(4),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 2 },
    })
    const pool = new cognito.UserPool(this, 'Users', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      keepOriginal: { email: true },
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: true },
      lambdaTriggers: { preSignUp: this.fn('BeforeSignUp', 'before-sign-up.ts') },
    })
    pool.addTrigger(
      cognito.UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      this.fn('BeforeTokens', 'before-tokens.ts'),
      cognito.LambdaVersion.V2_0,
    )
    const client = pool.addClient('Site', {
      authFlows: { userSrp: true, adminUserPassword: true },
      authSessionValidity: Duration.minutes(5),
    })

    const notes = this.fn('Notes', 'notes-http.ts')
    notes.addEnvironment('NOTES_TABLE', table.tableName)
    notes.addEnvironment('NOTES_QUEUE_URL', queue.queueUrl)
    table.grant(notes, 'dynamodb:GetItem', 'dynamodb:PutItem')
    queue.grantSendMessages(notes)

    const worker = this.fn('NotesWorker', 'notes-worker.ts')
    worker.addEnvironment('NOTES_TABLE', table.tableName)
    table.grant(worker, 'dynamodb:UpdateItem')
    worker.addEventSource(
      new eventSources.SqsEventSource(queue, { batchSize: 5, reportBatchItemFailures: true }),
    )
    const http = this.api(notes, pool, client)
    const shown = new secrets.Secret(this, 'Shown', {
      generateSecretString: { excludePunctuation: true },
    }).secretValue.unsafeUnwrap()
    notes.addEnvironment('SHOWN', shown)
    this.site(http, shown)
  }

  private fn(id: string, file: string) {
    return new lambda.Function(this, id, {
      code: functionCode(`infra/local/test-stack/functions/${file}`),
      handler: 'index.handler',
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: 128,
      timeout: Duration.seconds(5),
    })
  }

  private api(notes: lambda.IFunction, pool: cognito.UserPool, client: cognito.UserPoolClient) {
    const http = new api.HttpApi(this, 'Api')
    const authorizer = new authorizers.HttpUserPoolAuthorizer('Signed', pool, {
      userPoolClients: [client],
    })
    const integration = new integrations.HttpLambdaIntegration('NotesIntegration', notes)
    const add = (method: api.HttpMethod, path: string, open = false) =>
      http.addRoutes({
        path,
        methods: [method],
        integration,
        ...(open ? {} : { authorizer }),
      })
    add(api.HttpMethod.GET, '/api/echo/{name}', true)
    add(api.HttpMethod.GET, '/api/environment', true)
    add(api.HttpMethod.GET, '/api/misbehave/{how}', true)
    add(api.HttpMethod.GET, '/api/notes/{id}', true)
    add(api.HttpMethod.PUT, '/api/notes/{id}')
    return http
  }

  private site(http: api.HttpApi, shown: string) {
    const bucket = new s3.Bucket(this, 'SiteBucket', { encryption: s3.BucketEncryption.S3_MANAGED })
    const headers = new cdn.ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: `default-src 'none'; connect-src 'self' https://cognito-idp.${this.region}.amazonaws.com https://${bucket.bucketName}.s3.${this.region}.amazonaws.com`,
          override: true,
        },
        contentTypeOptions: { override: true },
      },
      customHeadersBehavior: {
        customHeaders: [{ header: 'Permissions-Policy', value: 'camera=()', override: true }],
      },
    })
    const code = `function handler(event) {
  var request = event.request
  if (request.uri.indexOf('.') < 0) request.uri = '/index.html'
  return request
}`
    const pages = new cdn.Function(this, 'Pages', {
      code: cdn.FunctionCode.fromInline(code),
      runtime: cdn.FunctionRuntime.JS_2_0,
    })
    const tellAddress = new cdn.Function(this, 'TellAddress', {
      code: cdn.FunctionCode.fromInline(`function handler(event) {
  event.request.headers['x-viewer'] = { value: event.viewer.ip }
  return event.request
}`),
      runtime: cdn.FunctionRuntime.JS_2_0,
    })
    const distribution = new cdn.Distribution(this, 'Site', {
      defaultRootObject: 'index.html',
      defaultBehavior: {
        origin: origins.S3BucketOrigin.withOriginAccessControl(bucket),
        responseHeadersPolicy: headers,
        functionAssociations: [
          { function: pages, eventType: cdn.FunctionEventType.VIEWER_REQUEST },
        ],
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new origins.HttpOrigin(`${http.apiId}.execute-api.${this.region}.amazonaws.com`, {
            customHeaders: { 'X-Shown': shown },
          }),
          functionAssociations: [
            { function: tellAddress, eventType: cdn.FunctionEventType.VIEWER_REQUEST },
          ],
          allowedMethods: cdn.AllowedMethods.ALLOW_ALL,
          cachePolicy: cdn.CachePolicy.CACHING_DISABLED,
          originRequestPolicy: cdn.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers,
        },
      },
    })
    new deployment.BucketDeployment(this, 'SiteFiles', {
      sources: [deployment.Source.asset(join(import.meta.dirname, 'site'))],
      destinationBucket: bucket,
      distribution,
    })
  }
}
