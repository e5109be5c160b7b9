import { join } from 'node:path'
import { Aws, RemovalPolicy } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
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
import type { Logs } from './logs.ts'
import { securityHeaders } from './security-headers.ts'

export interface SiteProps {
  /** Folder of the built site: hashed files under `assets/`, pages beside it. */
  readonly siteFolder: string
  readonly api: HttpApi
  readonly logs: Logs
  /** Where the page puts portfolio files. */
  readonly portfolioBucketName: string
}

/** The site and the API on one origin. */
export class Site extends Construct {
  readonly distribution: Distribution

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
    const headers = securityHeaders(this, props.portfolioBucketName)
    const origin = S3BucketOrigin.withOriginAccessControl(bucket)
    const page = {
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    }
    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      enableLogging: true,
      logBucket: props.logs.bucket,
      logFilePrefix: 'site/',
      defaultBehavior: {
        ...page,
        responseHeadersPolicy: headers.page,
        functionAssociations: [
          { eventType: FunctionEventType.VIEWER_REQUEST, function: this.pageRouter() },
        ],
      },
      additionalBehaviors: {
        'assets/*': { ...page, responseHeadersPolicy: headers.page },
        'api/*': {
          origin: new HttpOrigin(`${props.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers.api,
        },
      },
    })
    this.deploy(bucket, props.siteFolder)
  }

  private pageRouter(): CloudFrontFunction {
    return new CloudFrontFunction(this, 'PageRouter', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({
        filePath: join(import.meta.dirname, '../site/route-viewer-request.js'),
      }),
    })
  }

  private deploy(bucket: Bucket, siteFolder: string): void {
    // first the hashed files, then the pages that name them; old ones stay for tabs that are still open
    const assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: bucket,
      destinationKeyPrefix: 'assets',
      sources: [Source.asset(join(siteFolder, 'assets'))],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
    })
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: bucket,
      sources: [Source.asset(siteFolder, { exclude: ['assets'] })],
      cacheControl: [CacheControl.fromString('public, max-age=0, must-revalidate')],
      prune: false,
      distribution: this.distribution,
      distributionPaths: ['/*'],
    })
    pages.node.addDependency(assets)
  }
}
