import * as z from 'zod'
import { REGION } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

export const apiKind = defineResource({
  type: 'AWS::ApiGatewayV2::Api',
  attributes: {
    ApiId: (name) => name,
    ApiEndpoint: (name) => `https://${name}.execute-api.${REGION}.amazonaws.com`,
  },
  properties: z.strictObject({
    ProtocolType: z.literal('HTTP'),
    Name: withoutEffect('for readers'),
    Description: withoutEffect('for readers'),
    DisableExecuteApiEndpoint: withoutEffect('the site forwards to the API inside the process'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})

export const stageKind = defineResource({
  type: 'AWS::ApiGatewayV2::Stage',
  properties: z.strictObject({
    ApiId: z.string(),
    StageName: z.literal('$default'),
    AutoDeploy: z.literal(true),
    AccessLogSettings: withoutEffect('the local cloud keeps the functions\u2019 logs only'),
    DefaultRouteSettings: withoutEffect('one person\u2019s requests need no throttle'),
    RouteSettings: withoutEffect('one person\u2019s requests need no throttle'),
    Description: withoutEffect('for readers'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})

export const routeKind = defineResource({
  type: 'AWS::ApiGatewayV2::Route',
  properties: z.strictObject({
    ApiId: z.string(),
    RouteKey: z.string(),
    /** `integrations/<name>` */
    Target: z.string(),
    AuthorizationType: z.enum(['NONE', 'JWT']).default('NONE'),
    AuthorizerId: z.string().optional(),
    AuthorizationScopes: z.array(z.string()).default([]),
  }),
})

export const integrationKind = defineResource({
  type: 'AWS::ApiGatewayV2::Integration',
  properties: z.strictObject({
    ApiId: z.string(),
    IntegrationType: z.literal('AWS_PROXY'),
    IntegrationUri: z.string(),
    PayloadFormatVersion: z.literal('2.0'),
    TimeoutInMillis: z.coerce.number().default(30_000),
    Description: withoutEffect('for readers'),
  }),
})

export const authorizerKind = defineResource({
  type: 'AWS::ApiGatewayV2::Authorizer',
  properties: z.strictObject({
    ApiId: z.string(),
    AuthorizerType: z.literal('JWT'),
    IdentitySource: z.tuple([z.string().regex(/^\$request\.header\.authorization$/i)]),
    JwtConfiguration: z.strictObject({ Audience: z.array(z.string()), Issuer: z.string() }),
    Name: withoutEffect('for readers'),
  }),
})
