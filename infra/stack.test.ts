import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#contracts/routes.ts'
import { originSecretHeader, viewerAddressHeader } from '#contracts/site-headers.ts'
import { stripeWebhook } from '#contracts/stripe-webhook.ts'
import { stoppedAfterMs } from '#domain/portfolio/upload-lifecycle.ts'
import { personalPrefixes, personalTables } from '../functions/accounts/personal-data/registry.ts'
import { claimMs } from '../functions/platform/mail/send-once.ts'
import { importLease } from '../functions/portfolio/work-on-file.ts'
import type { EdgeStack } from './edge-stack.ts'
import { type SynthesizedStacks, synthesizeStacks } from './test/synthesize-stacks.ts'

let made: SynthesizedStacks
let edge: EdgeStack
let template: Template
/** The stack of alarms inside it. */
let alarms: Template

/** What each role may do: in a policy beside it, or in the role itself. */
function policies() {
  const inRoles = Object.entries(template.findResources('AWS::IAM::Role')).flatMap(
    ([id, { Properties }]) =>
      (Properties.Policies ?? []).flatMap(
        ({ PolicyName, PolicyDocument }: { PolicyName: string; PolicyDocument: unknown }) =>
          // that of our functions (app-function.ts); others are made by services
          PolicyName === 'Access'
            ? [[id, { Properties: { PolicyDocument, Roles: [{ Ref: id }] } }]]
            : [],
      ),
  )
  return { ...template.findResources('AWS::IAM::Policy'), ...Object.fromEntries(inRoles) }
}

beforeAll(() => {
  made = synthesizeStacks({
    'nordgate:webhookConcurrency': 10,
    'nordgate:originSecrets': ['Next', 'Former'],
  })
  edge = made.edge
  template = Template.fromStack(made.stack)
  alarms = Template.fromStack(made.stack.alarms)
}, 240_000)
afterAll(() => made?.remove())

/** The parts of a text as one, references as JSON. */
const joined = ({ 'Fn::Join': [, parts] }: { 'Fn::Join': [string, unknown[]] }) =>
  parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('')

interface Statement {
  readonly Action: string | string[]
  readonly Resource: unknown
  readonly Condition?: unknown
}

describe('the stack', () => {
  it('has an API route for each contract and no other, with a JWT authorizer on all but the public ones', () => {
    const apiRoutes = Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(
      ({ Properties }) => [Properties.RouteKey, Properties.AuthorizationType ?? 'NONE'] as const,
    )
    const authorizations = new Map(apiRoutes)
    expect(authorizations.size).toBe(apiRoutes.length)
    // signed by the payment provider itself
    const webhook = { ...stripeWebhook, audience: 'public' }
    const called = [...Object.values(routes), webhook].map(({ method, path, audience }) => {
      // API Gateway takes the method itself before any, and fixed words before a variable
      const family = path.replace(/[^/]+$/, '{leaf}')
      const keys = [path, family].flatMap((one) => [`${method} ${one}`, `ANY ${one}`])
      const key = keys.find((one) => authorizations.has(one))
      expect([key, authorizations.get(key)]).toEqual([key, audience === 'public' ? 'NONE' : 'JWT'])
      return key
    })
    expect(new Set(called)).toEqual(new Set(authorizations.keys()))
  })

  it('logs no path, query or address of a request: some are keys', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { Logging: Match.absent() },
    })
    const stages = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'))
    expect(stages).toHaveLength(1)
    for (const { Properties } of stages) {
      const format = JSON.stringify(Properties.AccessLogSettings.Format)
      expect(format).toContain('$context.routeKey')
      expect(format).not.toMatch(/context\.(path|http(?!Method)|identity|queryString)/)
    }
  })

  it('lets the holder of an access token change neither address nor number', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      WriteAttributes: ['custom:accepted_terms', 'locale'],
    })
  })

  it('keeps every table on deletion, with point-in-time recovery', () => {
    const tables = Object.values(template.findResources('AWS::DynamoDB::Table'))
    expect(tables.length).toBeGreaterThan(0)
    for (const table of tables) {
      expect(table.DeletionPolicy).toBe('Retain')
      expect(table.Properties.DeletionProtectionEnabled).toBe(true)
      expect(table.Properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(
        true,
      )
    }
  })

  it('gives the tables that the specification names its names, which exports show too', () => {
    const names = Object.values(template.findResources('AWS::DynamoDB::Table')).flatMap(
      ({ Properties }) => Properties.TableName ?? [],
    )
    expect(names.sort()).toEqual(['company_profiles', 'user_applications'])
    expect(personalTables.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it('lets the log of the desk only be added to and read', () => {
    const [[id = ''] = []] = Object.entries(template.findResources('AWS::DynamoDB::Table')).filter(
      ([name]) => name.startsWith('TablesDeskLog'),
    )
    const granted = Object.values(policies())
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[])
      .filter(({ Resource }) => JSON.stringify(Resource).includes(`"${id}"`))
      .flatMap(({ Action }) => [Action].flat())
    expect([...new Set(granted)].sort()).toEqual(['dynamodb:PutItem', 'dynamodb:Query'])
  })

  it('lets each function that mails read what is published of the sender, and change nothing of it', () => {
    const [[id = ''] = []] = Object.entries(template.findResources('AWS::DynamoDB::Table')).filter(
      ([name]) => name.startsWith('TablesSiteContent'),
    )
    const grants = Object.entries(policies()).map(([role, { Properties }]) => {
      const statements = Properties.PolicyDocument.Statement as Statement[]
      const actionsOn = statements.flatMap(({ Action, Resource }) =>
        JSON.stringify(Resource).includes(`"${id}"`) ? [Action].flat() : [],
      )
      const isMailer = statements.some(({ Action }) => [Action].flat().includes('ses:SendEmail'))
      return { role, actionsOn, isMailer: isMailer || role.includes('OnCustomMessage') }
    })
    const mailers = grants.filter(({ isMailer }) => isMailer)
    expect(mailers.length).toBeGreaterThan(5)
    for (const { role, actionsOn } of mailers) {
      expect([role, actionsOn]).toEqual([role, ['dynamodb:GetItem']])
    }
    const others = grants.filter(({ isMailer, actionsOn }) => !isMailer && actionsOn.length > 0)
    expect(others.map(({ role }) => role)).toEqual([expect.stringMatching(/^ContentHttp/)])
  })

  it('grants no function a wildcard action or all resources', () => {
    const ours = Object.entries(policies()).filter(
      ([id]) => !id.startsWith('CustomCDKBucketDeployment'),
    )
    expect(ours.length).toBeGreaterThan(0)
    for (const [id, policy] of ours) {
      for (const statement of policy.Properties.PolicyDocument.Statement) {
        for (const action of [statement.Action].flat()) expect(action, id).not.toContain('*')
        for (const resource of [statement.Resource].flat()) expect(resource, id).not.toBe('*')
      }
    }
  })

  it('gives every work queue a dead-letter queue with an alarm', () => {
    template.resourcePropertiesCountIs(
      'AWS::SQS::Queue',
      { RedrivePolicy: Match.objectLike({ maxReceiveCount: 3 }) },
      13,
    )
    alarms.resourcePropertiesCountIs(
      'AWS::CloudWatch::Alarm',
      { MetricName: 'ApproximateNumberOfMessagesVisible' },
      13,
    )
  })

  it('lets the claim of a mail end between the end of its worker and the next delivery', () => {
    const functions = template.findResources('AWS::Lambda::Function')
    const queues = template.findResources('AWS::SQS::Queue')
    const sources = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'))
    const mailers = Object.values(policies()).filter(({ Properties }) =>
      JSON.stringify(Properties.PolicyDocument).includes('ses:SendEmail'),
    )
    expect(mailers).toHaveLength(8)
    for (const { Properties } of mailers) {
      // the identity has a configuration set, and SES asks whether the sender may use that too
      const sending = Properties.PolicyDocument.Statement.find(
        ({ Action }: Statement) => Action === 'ses:SendEmail',
      )
      const asked = JSON.stringify(sending.Resource)
      expect(asked).toContain(':identity/')
      expect(asked).toContain(':configuration-set/')
      const role = Properties.Roles[0].Ref
      const [id, mailer] =
        Object.entries(functions).find(
          ([, one]) => one.Properties.Role['Fn::GetAtt']?.[0] === role,
        ) ?? []
      const source = sources.find((one) => one.Properties.FunctionName.Ref === id)
      const queue = queues[source?.Properties.EventSourceArn['Fn::GetAtt'][0]]
      const longestMs = mailer?.Properties.Timeout * 1000
      expect(claimMs, id).toBeGreaterThan(longestMs)
      // an operator hands an offer in by a request, and repeats it by hand
      if (id?.startsWith('ReceiptsHttp')) continue
      const againAfterMs = queue?.Properties.VisibilityTimeout * 1000
      expect(claimMs, id).toBeLessThan(againAfterMs - longestMs)
    }
  })

  it('gives up the lease of an import, and calls its work stopped, in step with its queue', () => {
    const queues = template.findResources('AWS::SQS::Queue')
    const sources = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'))
    const [id, reader] =
      Object.entries(template.findResources('AWS::Lambda::Function')).find(([name]) =>
        name.startsWith('PortfolioOnFileStored'),
      ) ?? []
    const source = sources.find(({ Properties }) => Properties.FunctionName.Ref === id)
    const queue = queues[source?.Properties.EventSourceArn['Fn::GetAtt'][0]]
    expect(importLease.seconds).toBeGreaterThan(reader?.Properties.Timeout)
    expect(importLease.seconds).toBeLessThan(queue?.Properties.VisibilityTimeout)
    // the second try has had its time
    expect(stoppedAfterMs / 1000).toBeGreaterThan(
      queue?.Properties.VisibilityTimeout + reader?.Properties.Timeout,
    )
  })

  it('lets nobody raise the alarm of payments by sending what is not signed', () => {
    const filters = Object.values(alarms.findResources('AWS::Logs::MetricFilter'))
    const countedAs = (code: string) =>
      filters
        .filter(({ Properties }) => Properties.FilterPattern.includes(`"${code}"`))
        .flatMap(({ Properties }) => Properties.MetricTransformations[0].MetricName)
    const alarmed = Object.values(alarms.findResources('AWS::CloudWatch::Alarm')).map(
      ({ Properties }) => Properties.MetricName,
    )
    expect(countedAs('WEBHOOK_REFUSED')).toEqual(['WebhooksRefused'])
    expect(alarmed).not.toContain('WebhooksRefused')
    // what a wrong signing secret of our own leads to
    expect(new Set(countedAs('WEBHOOKS_MISSED'))).toEqual(new Set(['PaymentsToLookAt']))
    expect(alarmed).toContain('PaymentsToLookAt')
  })

  it('announces stored files through the queue, without a custom resource', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: {
        QueueConfigurations: [Match.objectLike({ Event: 's3:ObjectCreated:*' })],
      },
    })
    template.resourceCountIs('Custom::S3BucketNotifications', 0)
  })

  it('gives the pages the hashes of the script and the style that stand in them', () => {
    const given = Object.values(template.findResources('Custom::CDKBucketDeployment')).map(
      ({ Properties }) => Properties.UserMetadata,
    )
    const hashes = {
      'inline-script': `'sha256-${createHash('sha256').update('begin()').digest('base64')}'`,
      'inline-style': `'sha256-${createHash('sha256').update('p{margin:0}').digest('base64')}'`,
    }
    expect(given).toHaveLength(3)
    expect(given).toEqual(expect.arrayContaining([undefined, hashes, { status: '404', ...hashes }]))
  })

  it('sends no script or style from elsewhere, and allows none inline', () => {
    const policies = Object.values(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'))
    expect(policies).toHaveLength(2)
    for (const { Properties } of policies) {
      const csp = JSON.stringify(
        Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy,
      )
      expect(csp).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(csp).not.toContain('unsafe')
    }
  })

  it('has one origin for files, which tells the distribution what is missing', () => {
    template.resourceCountIs('AWS::CloudFront::OriginAccessControl', 1)
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: Match.arrayWith(['s3:ListBucket']),
            Principal: { Service: 'cloudfront.amazonaws.com' },
          }),
        ]),
      },
    })
  })

  it('shows the API a generated secret, which every function behind the site asks for', () => {
    const secretIds = Object.keys(template.findResources('AWS::SecretsManager::Secret'))
    const reference = (name: string) => {
      const id = secretIds.find((one) => one.startsWith(`OriginSecrets${name}`))
      return ['{{resolve:secretsmanager:', { Ref: id }, ':SecretString:::}}']
    }
    const [site] = Object.values(template.findResources('AWS::CloudFront::Distribution'))
    const { Origins, CacheBehaviors } = site?.Properties.DistributionConfig ?? {}
    const shown = Origins.flatMap((origin: { OriginCustomHeaders?: unknown[] }) => [
      ...(origin.OriginCustomHeaders ?? []),
    ])
    expect(shown).toEqual([
      { HeaderName: originSecretHeader, HeaderValue: { 'Fn::Join': ['', reference('Next')] } },
    ])
    // all are taken, so that a deployment may show another
    const taken = ['Former', 'Next'].flatMap((name, n) => [
      ...(n > 0 ? [','] : []),
      ...reference(name),
    ])
    const asking = Object.entries(template.findResources('AWS::Lambda::Function')).flatMap(
      ([id, { Properties }]) => {
        const given = Properties.Environment?.Variables.ORIGIN_SECRETS
        if (given !== undefined) expect(joined(given)).toEqual(joined({ 'Fn::Join': ['', taken] }))
        return given === undefined ? [] : [id]
      },
    )
    const capabilities = new Set(Object.values(routes).map(({ capability }) => capability))
    expect(asking).toHaveLength(capabilities.size)
    // and the address of the caller comes from the distribution
    const { FunctionAssociations } = CacheBehaviors.find(
      ({ PathPattern }: { PathPattern: string }) => PathPattern === 'api/*',
    )
    const teller = Object.entries(template.findResources('AWS::CloudFront::Function')).find(
      ([id]) => id === FunctionAssociations[0].FunctionARN['Fn::GetAtt'][0],
    )
    expect(teller?.[1].Properties.FunctionCode).toContain(viewerAddressHeader)
  })

  it('scans documents for malware, and lets nobody but the worker that checks them read others than clean ones', () => {
    const plans = Object.values(template.findResources('AWS::GuardDuty::MalwareProtectionPlan'))
    expect(plans.map(({ Properties }) => Properties)).toMatchObject([
      {
        ProtectedResource: { S3Bucket: { ObjectPrefixes: ['documents/', 'confirmations/'] } },
        Actions: { Tagging: { Status: 'ENABLED' } },
      },
    ])
    const readersOf = (folder: string) =>
      Object.entries(policies()).flatMap(([id, { Properties }]) =>
        (Properties.PolicyDocument.Statement as Statement[])
          .filter(({ Action }) => [Action].flat().includes('s3:GetObject'))
          .filter(({ Resource }) => JSON.stringify(Resource).includes(`/${folder}/*`))
          .map(({ Condition }) => ({ id, Condition })),
      )
    const clean = {
      StringEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'NO_THREATS_FOUND' },
    }
    for (const [folder, worker, others] of [
      ['documents', 'DocumentsOnDocumentWork', 3],
      // the API of applications, and the export
      ['confirmations', 'ApplicationsOnApplicationWork', 2],
    ] as const) {
      const readers = readersOf(folder)
      const isWorker = ({ id }: { id: string }) => id.startsWith(worker)
      expect(readers.filter(isWorker)).toHaveLength(1)
      expect(readers.filter((one) => !isWorker(one)).map(({ Condition }) => Condition)).toEqual(
        Array.from({ length: others }, () => clean),
      )
    }
  })

  it('locks what is sealed for three years, and lets no function remove or unlock it', () => {
    const buckets = template.findResources('AWS::S3::Bucket', {
      Properties: { ObjectLockEnabled: true },
    })
    expect(Object.values(buckets).map(({ Properties }) => Properties)).toMatchObject([
      {
        VersioningConfiguration: { Status: 'Enabled' },
        ObjectLockConfiguration: {
          Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 3 * 365 } },
        },
      },
    ])
    const [bucketId = ''] = Object.keys(buckets)
    const allowed = Object.values(policies())
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[])
      .filter(({ Resource }) => JSON.stringify(Resource).includes(bucketId))
      .flatMap(({ Action }) => [Action].flat())
    expect([...new Set(allowed)].sort()).toEqual([
      's3:GetObject',
      's3:GetObjectVersion',
      's3:ListBucket',
      's3:PutObject',
    ])
  })

  it('previews offers apart from drafts, with a whole processor and less time than the API waits', () => {
    const [preview, ...others] = Object.values(
      template.findResources('AWS::Lambda::Function', {
        Properties: { Description: 'Nordgate functions/offers/http.ts' },
      }),
    )
    expect(others).toEqual([])
    expect(preview?.Properties).toMatchObject({ MemorySize: 1769 })
    expect(preview?.Properties.Timeout).toBeLessThan(30)
    const written = Object.entries(policies())
      .filter(([id]) => id.startsWith('OffersHttp'))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .flatMap(({ Action, Resource }) =>
        [Action].flat().map((action: string) => `${action} ${JSON.stringify(Resource)}`),
      )
      .filter((action: string) =>
        /^(?!logs:)[^ ]+:(Put|Update|Delete|BatchWrite|Send)/.test(action),
      )
    // that the caller asked, what of it goes into the log of the desk, and nothing of an application
    expect(written).toEqual([
      expect.stringMatching(/^dynamodb:UpdateItem .*Attempts/),
      expect.stringMatching(/^dynamodb:PutItem .*DeskLog/),
    ])
  })

  it('signs receipts with a key that checks and signs, for the one function that seals', () => {
    const keys = template.findResources('AWS::KMS::Key')
    expect(Object.values(keys).map(({ Properties }) => Properties)).toMatchObject([
      { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' },
    ])
    const signing = Object.entries(policies()).filter(([, { Properties }]) =>
      JSON.stringify(Properties.PolicyDocument).includes('kms:'),
    )
    expect(signing.map(([id]) => id)).toEqual([expect.stringMatching(/^ReceiptsOnReceiptWork/)])
  })

  it('exports and erases every table and bucket that is keyed by a user', () => {
    const isKeyedByUser = ({
      Properties,
    }: {
      Properties: { KeySchema: { AttributeName: string }[] }
    }) => Properties.KeySchema.some(({ AttributeName }) => AttributeName === 'user_id')
    const tables = Object.entries(template.findResources('AWS::DynamoDB::Table'))
      .filter(([, table]) => isKeyedByUser(table as Parameters<typeof isKeyedByUser>[0]))
      .map(([id]) => id)
    const workers = Object.entries(template.findResources('AWS::Lambda::Function')).filter(([id]) =>
      id.startsWith('PersonalDataOnPersonalWork'),
    )
    const variables = workers[0]?.[1].Properties.Environment.Variables
    const listed = personalTables.map(({ setting }) => variables[setting]?.Ref)
    expect(listed.sort()).toEqual(tables.sort())
    // what lies in buckets: every prefix that a function of ours may write below
    const written = Object.entries(policies())
      .filter(([id]) => !id.startsWith('CustomCDKBucketDeployment'))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().includes('s3:PutObject'))
      .flatMap(({ Resource }) => [Resource].flat())
      .map((resource) => /\/([\w-]+)\/\*"/.exec(JSON.stringify(resource))?.[1])
    // plans of the monopolies are the operator's, not a user's
    const ofOperator = 'plans'
    const prefixes: string[] = [...personalPrefixes.map(({ prefix }) => prefix), ofOperator]
    expect([...new Set(written)].sort()).toEqual(prefixes.sort())
  })

  it('limits at the edge how often one address may ask for links, resets and enquiries', () => {
    const atEdge = Template.fromStack(edge)
    const [acl] = Object.values(atEdge.findResources('AWS::WAFv2::WebACL'))
    expect(acl?.Properties.Scope).toBe('CLOUDFRONT')
    const [site] = Object.values(template.findResources('AWS::CloudFront::Distribution'))
    const [[name, output] = []] = Object.entries(atEdge.findOutputs('*'))
    expect(output?.Value).toEqual({ 'Fn::GetAtt': [expect.any(String), 'Arn'] })
    expect(site?.Properties.DistributionConfig.WebACLId).toEqual({
      'Fn::GetStackOutput': { StackName: 'NordgateEdge', Region: 'us-east-1', OutputName: name },
    })
    const limited = JSON.stringify(acl?.Properties.Rules)
    for (const route of [
      routes.requestMagicLink,
      routes.sendPasswordReset,
      routes.resetPassword,
      routes.sendContactMessage,
      routes.requestPrivateSale,
    ]) {
      expect(limited).toContain(`"${route.path}"`)
    }
    expect(limited).toContain('URL_DECODE')
    // mail providers post it for many of their users from few addresses
    expect(limited).not.toContain('unsubscribe')
  })

  it('limits how often one address may have the user pool make accounts and mail codes', () => {
    const [acl] = Object.entries(template.findResources('AWS::WAFv2::WebACL'))
    const rules = JSON.stringify(acl?.[1].Properties.Rules)
    // Cognito's own refusal is what the site has words for
    expect(acl?.[1].Properties.Rules[0].Action).toEqual({ Block: {} })
    for (const operation of ['SignUp', 'ResendConfirmationCode', 'ForgotPassword']) {
      expect(rules).toContain(`"AWSCognitoIdentityProviderService.${operation}"`)
    }
    template.hasResourceProperties('AWS::WAFv2::WebACLAssociation', {
      ResourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('UserPool'), 'Arn'] },
      WebACLArn: { 'Fn::GetAtt': [acl?.[0], 'Arn'] },
    })
  })

  it('keeps nothing but alarms and what they count in the stack of alarms, and room in ours', () => {
    const types = Object.values(alarms.toJSON().Resources as Record<string, { Type: string }>)
    expect([...new Set(types.map(({ Type }) => Type))].sort()).toEqual([
      'AWS::CloudWatch::Alarm',
      'AWS::Logs::MetricFilter',
      'AWS::SNS::Subscription',
      'AWS::SNS::Topic',
      'AWS::SNS::TopicPolicy',
    ])
    template.resourceCountIs('AWS::CloudWatch::Alarm', 0)
    template.resourceCountIs('AWS::CloudFormation::Stack', 1)
    // CloudFormation takes 500
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThanOrEqual(490)
  })

  it('has a runbook for every alarm, and an alarm for every runbook', () => {
    const named = Object.values(alarms.findResources('AWS::CloudWatch::Alarm')).map(
      ({ Properties }) =>
        /docs\/runbooks\/([\w-]+\.md)$/.exec(Properties.AlarmDescription)?.[1] ?? 'no runbook',
    )
    const pages = readdirSync(join(import.meta.dirname, '../docs/runbooks'))
    expect([...new Set(named)].sort()).toEqual(pages.sort())
  })

  it('raises an alarm for what users suffer, not only for dead letters', () => {
    const alarmed = Object.values(alarms.findResources('AWS::CloudWatch::Alarm')).map(
      ({ Properties }) => `${Properties.Namespace} ${Properties.MetricName}`,
    )
    for (const metric of [
      'AWS/ApiGateway 5xx',
      'AWS/Lambda Throttles',
      'AWS/SES Reputation.BounceRate',
      'AWS/SES Reputation.ComplaintRate',
      'Nordgate ApiThrottled',
      'Nordgate RequestsNotServed',
    ]) {
      expect(alarmed).toContain(metric)
    }
    const queues = Object.values(template.findResources('AWS::SQS::Queue'))
    const work = queues.filter(({ Properties }) => Properties.RedrivePolicy !== undefined)
    const ages = alarmed.filter((metric) => metric.endsWith('ApproximateAgeOfOldestMessage'))
    expect(ages).toHaveLength(work.length)
  })

  it('counts failed requests and those past the site in the log of every function behind it', () => {
    const filters = Object.values(alarms.findResources('AWS::Logs::MetricFilter'))
    const capabilities = new Set(Object.values(routes).map(({ capability }) => capability))
    const counting = filters.filter(
      ({ Properties }) => Properties.MetricTransformations[0].MetricName === 'RequestsNotServed',
    )
    const logs = new Set(counting.map(({ Properties }) => Properties.LogGroupName.Ref))
    expect(logs.size).toBe(capabilities.size)
    const raised = Object.values(alarms.findResources('AWS::CloudWatch::Alarm'))
    for (const code of ['REQUEST_FAILED', 'REQUEST_PAST_SITE']) {
      for (const { Properties } of counting) {
        expect(Properties.FilterPattern).toContain(code)
        expect(Properties.MetricTransformations[0].Dimensions).toEqual([
          { Key: 'code', Value: '$.code' },
        ])
      }
      const dimensions = raised.map(({ Properties }) => Properties.Dimensions)
      expect(dimensions).toContainEqual([{ Name: 'code', Value: code }])
    }
  })

  it('lets the queues together take a part of the account\u2019s concurrency that leaves the API its own', () => {
    const sources = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'))
    expect(sources.length).toBeGreaterThan(0)
    const most = sources.map(
      ({ Properties }) => Properties.ScalingConfig?.MaximumConcurrency ?? 1000,
    )
    for (const one of most) expect(one).toBeGreaterThanOrEqual(2)
    const together = most.reduce((sum, one) => sum + one, 0)
    expect(together).toBeLessThanOrEqual(50)
    const saidIn = {
      '../docs/decisions/0016-limits.md': `${together} together`,
      '../docs/deploying.md': `may take ${together}`,
    }
    for (const [file, words] of Object.entries(saidIn)) {
      expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(words)
    }
  })

  it('keeps for the payment provider\u2019s notifications what no flood of other routes takes', () => {
    const [[stageId, stage] = []] = Object.entries(
      template.findResources('AWS::ApiGatewayV2::Stage'),
    )
    const key = `${stripeWebhook.method} ${stripeWebhook.path}`
    expect(stage?.Properties.RouteSettings).toEqual({
      [key]: { ThrottlingRateLimit: 25, ThrottlingBurstLimit: 50 },
    })
    // AWS refuses limits of a route that is not there yet
    const [[routeId] = []] = Object.entries(
      template.findResources('AWS::ApiGatewayV2::Route', { Properties: { RouteKey: key } }),
    )
    expect(stage?.DependsOn, stageId).toContain(routeId)
    template.resourcePropertiesCountIs(
      'AWS::Lambda::Function',
      { ReservedConcurrentExecutions: 10, Description: Match.stringLikeRegexp('on-stripe-event') },
      1,
    )
  })

  it('signs users in by SRP only, and tells nobody which addresses exist', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      ExplicitAuthFlows: Match.arrayWith(['ALLOW_USER_SRP_AUTH']),
      GenerateSecret: false,
    })
  })
})
