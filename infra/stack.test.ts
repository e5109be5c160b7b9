import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks } from 'cdk-nag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#contracts/routes.ts'
import { personalPrefixes, personalTables } from '../functions/accounts/personal-data/registry.ts'
import { NordgateStack } from './stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'nordgate-stack-'))
let stack: NordgateStack
let template: Template

beforeAll(() => {
  const siteFolder = join(folder, 'site')
  mkdirSync(join(siteFolder, 'assets'), { recursive: true })
  writeFileSync(join(siteFolder, 'index.html'), '<!doctype html>')
  const app = new App({
    context: { 'aws:cdk:bundling-stacks': [] },
    outdir: join(folder, 'cdk.out'),
  })
  stack = new NordgateStack(app, 'Nordgate', {
    env: { region: 'eu-north-1' },
    siteFolder,
    mailFrom: 'Nordgate <no-reply@nordgate.example>',
    alarmMail: 'operations@nordgate.example',
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  // throws on every finding of AwsSolutions that has no written exception
  app.synth()
  template = Template.fromStack(stack)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the stack', () => {
  it('has one API route per contract, and a JWT authorizer on all but the public ones', () => {
    const apiRoutes = Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(
      ({ Properties }) => `${Properties.RouteKey} ${Properties.AuthorizationType ?? 'NONE'}`,
    )
    const expected = Object.values(routes).map(
      (route) => `${route.method} ${route.path} ${route.audience === 'public' ? 'NONE' : 'JWT'}`,
    )
    expect(apiRoutes.sort()).toEqual(expected.sort())
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

  it('grants no function a wildcard action or all resources', () => {
    const ours = Object.entries(template.findResources('AWS::IAM::Policy')).filter(
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
      4,
    )
    template.resourcePropertiesCountIs(
      'AWS::CloudWatch::Alarm',
      { MetricName: 'ApproximateNumberOfMessagesVisible' },
      4,
    )
  })

  it('announces stored files through the queue, without a custom resource', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: {
        QueueConfigurations: [Match.objectLike({ Event: 's3:ObjectCreated:*' })],
      },
    })
    template.resourceCountIs('Custom::S3BucketNotifications', 0)
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
    const written = Object.entries(template.findResources('AWS::IAM::Policy'))
      .filter(([id]) => !id.startsWith('CustomCDKBucketDeployment'))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().includes('s3:PutObject'))
      .flatMap(({ Resource }) => [Resource].flat())
      .map((resource) => /\/([\w-]+)\/\*"/.exec(JSON.stringify(resource))?.[1])
    const prefixes: string[] = personalPrefixes.map(({ prefix }) => prefix)
    expect([...new Set(written)].sort()).toEqual(prefixes.sort())
  })

  it('has a runbook for every alarm', async () => {
    const { existsSync } = await import('node:fs')
    for (const alarm of Object.values(template.findResources('AWS::CloudWatch::Alarm'))) {
      const [runbook] = /docs\/runbooks\/[\w-]+\.md/.exec(alarm.Properties.AlarmDescription) ?? []
      expect(existsSync(join(import.meta.dirname, '..', runbook ?? 'missing')), runbook).toBe(true)
    }
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
