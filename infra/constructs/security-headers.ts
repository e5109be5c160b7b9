import { Aws, Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** Inline script and style by their hash only (`inline-hashes.ts`): a page served from a bucket cannot carry a nonce. */
function contentSecurityPolicy(uploadBucketNames: readonly string[]): string {
  const uploads = uploadBucketNames.map((name) => `https://${name}.s3.${Aws.REGION}.amazonaws.com`)
  const connections = ["'self'", `https://cognito-idp.${Aws.REGION}.amazonaws.com`, ...uploads]
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    'upgrade-insecure-requests',
  ].join('; ')
}

/** The response headers of pages and of API answers (OWASP ASVS 5.0.0 chapter V3). */
export function securityHeaders(scope: Construct, uploadBucketNames: readonly string[]) {
  const shared = {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(uploadBucketNames),
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(63_072_000),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
    },
  } satisfies ResponseHeadersPolicyProps
  const isolation = [
    { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
    { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true },
    {
      header: 'Permissions-Policy',
      value:
        'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
      override: true,
    },
  ]
  return {
    page: new ResponseHeadersPolicy(scope, 'PageHeaders', {
      ...shared,
      customHeadersBehavior: { customHeaders: isolation },
    }),
    api: new ResponseHeadersPolicy(scope, 'ApiHeaders', {
      ...shared,
      customHeadersBehavior: {
        customHeaders: [
          ...isolation,
          // calendar feeds say themselves how long they may be kept
          { header: 'Cache-Control', value: 'no-store', override: false },
        ],
      },
    }),
  }
}
