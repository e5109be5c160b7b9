import { Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Capability, Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import { allOf, anyOf, atPath, exactly, type RateRule, webAcl } from './constructs/rate-rules.ts'
import type { CertifiedDomain, SiteDomain } from './constructs/site-domain.ts'

/** The public routes that count tries: links, resets, enquiries. */
const limitedRoutes = (capability: Capability): Route[] =>
  Object.values<Route>(routes).filter(
    (route) =>
      route.audience === 'public' &&
      route.capability === capability &&
      route.errors.includes('too_many_requests'),
  )

const requestsTo = (limited: readonly Route[]) =>
  anyOf(limited.map(({ method, path }) => allOf(exactly({ method: {} }, method), atPath(path))))

/**
 * Above what a person, or an office behind one address, asks for; far below what stops others. The API's own
 * limits are tighter and per hour: these keep a flood from reaching it.
 */
const rules: readonly RateRule[] = [
  { name: 'LinksAndResets', limit: 30, of: requestsTo(limitedRoutes('accounts')) },
  { name: 'Enquiries', limit: 30, of: requestsTo(limitedRoutes('enquiries')) },
  { name: 'EverythingElse', limit: 3000 },
]

export interface EdgeStackProps extends StackProps {
  readonly domain: SiteDomain | undefined
}

/**
 * What the distribution needs from us-east-1, the only region where CloudFront takes it. Everything else of
 * the system is in the stack of its region.
 */
export class EdgeStack extends Stack {
  readonly webAclArn: string
  readonly domain: CertifiedDomain | undefined

  constructor(scope: Construct, id: string, props: EdgeStackProps) {
    super(scope, id, { ...props, crossRegionReferences: true })
    this.webAclArn = new CfnWebACL(this, 'WebAcl', webAcl('CLOUDFRONT', 'Site', rules)).attrArn
    const { domain } = props
    this.domain = domain && {
      ...domain,
      certificateArn: domain.certificateArn ?? this.makeCertificate(domain),
    }
  }

  /** ACM finds its proof in the zone, now and at each renewal. */
  private makeCertificate({ name, zone }: SiteDomain): string {
    const { certificateArn } = new Certificate(this, 'Certificate', {
      domainName: name,
      validation: CertificateValidation.fromDns(
        zone && HostedZone.fromHostedZoneAttributes(this, 'Zone', zone),
      ),
    })
    return certificateArn
  }
}
