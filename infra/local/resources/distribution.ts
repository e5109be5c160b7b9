import * as z from 'zod'
import { ACCOUNT_ID } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

const behaviour = z.strictObject({
  TargetOriginId: z.string(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z
    .array(
      z.strictObject({
        EventType: z.enum(['viewer-request', 'viewer-response']),
        FunctionARN: z.string(),
      }),
    )
    .default([]),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: z.boolean().default(false),
  CachedMethods: withoutEffect('nothing is cached locally, so a change shows at once'),
  CachePolicyId: withoutEffect('nothing is cached locally, so a change shows at once'),
  OriginRequestPolicyId: withoutEffect('the API receives the viewer\u2019s request as it is'),
  ViewerProtocolPolicy: withoutEffect('the local site speaks HTTP on loopback'),
})

const origin = z.strictObject({
  Id: z.string(),
  DomainName: z.string(),
  S3OriginConfig: withoutEffect('files are read from the folder of the site'),
  OriginAccessControlId: withoutEffect('files are read from the folder of the site'),
  CustomOriginConfig: withoutEffect('the API is called inside the process'),
  OriginPath: z.literal('').optional(),
  /** Sent to the origin in place of what the viewer sends under these names. */
  OriginCustomHeaders: z
    .array(z.strictObject({ HeaderName: z.string(), HeaderValue: z.string() }))
    .default([]),
  OriginShield: withoutEffect('nothing is cached locally'),
  ConnectionAttempts: withoutEffect('the API is called inside the process'),
  ConnectionTimeout: withoutEffect('the API is called inside the process'),
})

export const distributionKind = defineResource({
  type: 'AWS::CloudFront::Distribution',
  attributes: {
    DomainName: (name) => `${name.toLowerCase()}.cloudfront.net`,
    Id: (name) => name,
  },
  properties: z.strictObject({
    DistributionConfig: z.strictObject({
      DefaultRootObject: z.string().optional(),
      DefaultCacheBehavior: behaviour,
      CacheBehaviors: z.array(behaviour.extend({ PathPattern: z.string() })).default([]),
      Origins: z.array(origin),
      CustomErrorResponses: z
        .array(
          z.strictObject({
            ErrorCode: z.number(),
            ResponseCode: z.number().optional(),
            ResponsePagePath: z.string().optional(),
            ErrorCachingMinTTL: withoutEffect('nothing is cached locally'),
          }),
        )
        .default([]),
      Enabled: z.literal(true),
      HttpVersion: withoutEffect('the local site speaks HTTP/1.1'),
      IPV6Enabled: withoutEffect('the local site listens on loopback'),
      Comment: withoutEffect('for readers'),
      PriceClass: withoutEffect('a matter of price'),
      ViewerCertificate: withoutEffect('the local site speaks HTTP on loopback'),
      /** Own domains: links to them lead to the local site. */
      Aliases: z.array(z.string()).default([]),
      Restrictions: withoutEffect('there is one visitor'),
      WebACLId: withoutEffect('the local site listens on loopback'),
    }),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})

const header = z.strictObject({ Header: z.string(), Value: z.string(), Override: z.boolean() })

export const responseHeadersPolicyKind = defineResource({
  type: 'AWS::CloudFront::ResponseHeadersPolicy',
  attributes: { Id: (name) => name },
  properties: z.strictObject({
    ResponseHeadersPolicyConfig: z.strictObject({
      Name: z.string(),
      Comment: z.string().optional(),
      CustomHeadersConfig: z.strictObject({ Items: z.array(header) }).optional(),
      RemoveHeadersConfig: z
        .strictObject({ Items: z.array(z.strictObject({ Header: z.string() })) })
        .optional(),
      SecurityHeadersConfig: z
        .strictObject({
          ContentSecurityPolicy: z
            .strictObject({ ContentSecurityPolicy: z.string(), Override: z.boolean() })
            .optional(),
          ContentTypeOptions: z.strictObject({ Override: z.boolean() }).optional(),
          FrameOptions: z
            .strictObject({ FrameOption: z.enum(['DENY', 'SAMEORIGIN']), Override: z.boolean() })
            .optional(),
          ReferrerPolicy: z
            .strictObject({ ReferrerPolicy: z.string(), Override: z.boolean() })
            .optional(),
          StrictTransportSecurity: z
            .strictObject({
              AccessControlMaxAgeSec: z.number(),
              IncludeSubdomains: z.boolean().optional(),
              Preload: z.boolean().optional(),
              Override: z.boolean(),
            })
            .optional(),
        })
        .optional(),
    }),
  }),
})

export const viewerFunctionKind = defineResource({
  type: 'AWS::CloudFront::Function',
  nameProperty: 'Name',
  attributes: {
    FunctionARN: (name) => `arn:aws:cloudfront::${ACCOUNT_ID}:function/${name}`,
    'FunctionMetadata.FunctionARN': (name) => `arn:aws:cloudfront::${ACCOUNT_ID}:function/${name}`,
  },
  properties: z.strictObject({
    Name: z.string(),
    FunctionCode: z.string(),
    FunctionConfig: z.strictObject({
      Comment: z.string(),
      Runtime: z.enum(['cloudfront-js-1.0', 'cloudfront-js-2.0']),
    }),
    AutoPublish: z.literal(true),
  }),
})
