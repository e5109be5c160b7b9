import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { originSecretHeader, viewerAddressHeader } from '#contracts/site-headers.ts'
import { inlineHashes } from './inline-hashes.ts'
import type { Logs } from './logs.ts'
import type { OriginSecrets } from './origin-secrets.ts'
import { makeRecords, ownName } from './own-domain.ts'
import { securityHeaders } from './security-headers.ts'
import type { CertifiedDomain } from './site-domain.ts'

/** The addresses that the router knows, without language prefix; `*` stands for one segment. */
export interface SitePaths {
  /** The first has no prefix. */
  readonly languages: readonly string[]
  /** Files beside the pages; the hashed ones have a behaviour of their own. */
  readonly files: readonly string[]
  /** Finished pages */
  readonly pages: readonly string[]
  /** Pages that the application draws */
  readonly app: readonly string[]
}

export interface SiteProps {
  readonly webAclArn: string
  readonly domain: CertifiedDomain | undefined
  /** Folder of the built site: `assets/` (hashed), `pages/`, `not-found/`, files beside them. */
  readonly siteFolder: string
  readonly sitePaths: SitePaths
  readonly api: HttpApi
  readonly originSecrets: OriginSecrets
  readonly logs: Logs
  /** Where pages put files. */
  readonly uploadBucketNames: readonly string[]
}

/** The site and the API on one origin. */
export class Site extends Construct {
  /** Where all of it is reached: the one address for links, returns, uploads and outputs. */
  readonly origin: string

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      serverAccessLogsBucket: props.logs.bucket,
      serverAccessLogsPrefix: 'site-bucket/',
      removalPolicy: RemovalPolicy.RETAIN,
    })
    const headers = securityHeaders(this, props.uploadBucketNames)
    // the right to list makes the bucket answer 404 for what is missing, not 403; the keys stay unread: no
    // request is for the bucket itself, and the query does not reach it
    const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
    const page = {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    }
    const { domain } = props
    const distribution = new Distribution(this, 'Distribution', {
      webAclId: props.webAclArn,
      ...(domain && ownName(this, domain)),
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      // no access log of its own: it would hold whole paths, and those of personal calendars and of the end of
      // mails are keys. The API logs the names of its routes (docs/decisions/0007-accounts.md)
      defaultBehavior: {
        ...page,
        responseHeadersPolicy: headers.page,
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: this.edgeFunction('PageRouter', 'route-viewer-request.js', {
              site: props.sitePaths,
            }),
          },
          {
            eventType: FunctionEventType.VIEWER_RESPONSE,
            function: this.edgeFunction('FinishResponse', 'finish-response.js'),
          },
        ],
      },
      additionalBehaviors: {
        'assets/*': {
          ...page,
          responseHeadersPolicy: headers.page,
        },
        'api/*': {
          origin: new HttpOrigin(`${props.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
            customHeaders: { [originSecretHeader]: props.originSecrets.shown },
          }),
          functionAssociations: [
            {
              eventType: FunctionEventType.VIEWER_REQUEST,
              function: this.edgeFunction('ViewerAddress', 'tell-viewer-address.js', {
                header: viewerAddressHeader,
              }),
            },
          ],
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers.api,
        },
      },
    })
    if (domain) makeRecords(this, domain, distribution)
    this.origin = `https://${domain?.name ?? distribution.distributionDomainName}`
    this.deploy(bucket, props.siteFolder, distribution)
  }

  /** A function of `infra/site`; it gets its constants as code, it cannot read anything. */
  private edgeFunction(id: string, file: string, constants: Record<string, unknown> = {}) {
    const code = readFileSync(join(import.meta.dirname, '../site', file), 'utf8')
    const head = Object.entries(constants).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`,
    )
    return new CloudFrontFunction(this, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(head.join('') + code),
    })
  }

  private deploy(bucket: Bucket, siteFolder: string, distribution: Distribution): void {
    // first the hashed files, then the pages that name them; old ones stay for tabs that are still open
    const assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: bucket,
      destinationKeyPrefix: 'assets',
      sources: [Source.asset(join(siteFolder, 'assets'))],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
    })
    const pageFiles = globSync('**/*.html', { cwd: siteFolder })
    const hashes = inlineHashes(
      pageFiles.map((file) => readFileSync(join(siteFolder, file), 'utf8')),
    )
    const mayChange = [CacheControl.fromString('public, max-age=0, must-revalidate')]
    const notFound = new BucketDeployment(this, 'NotFound', {
      destinationBucket: bucket,
      destinationKeyPrefix: 'not-found',
      sources: [Source.asset(join(siteFolder, 'not-found'))],
      cacheControl: mayChange,
      // read by infra/site/finish-response.js
      metadata: { status: '404', ...hashes },
      prune: false,
    })
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: bucket,
      sources: [Source.asset(siteFolder, { exclude: ['assets', 'not-found'] })],
      cacheControl: mayChange,
      metadata: hashes,
      prune: false,
      distribution,
      distributionPaths: ['/*'],
    })
    notFound.node.addDependency(assets)
    pages.node.addDependency(assets, notFound)
  }
}
