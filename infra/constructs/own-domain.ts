import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Distribution, DistributionProps } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import type { CertifiedDomain, SiteDomain } from './site-domain.ts'

/** Lets a distribution answer under a domain. */
export function ownName(
  scope: Construct,
  { name, certificateArn }: CertifiedDomain,
): Pick<DistributionProps, 'domainNames' | 'certificate'> {
  return {
    domainNames: [name],
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
  }
}

/** Leads a domain to a distribution, over IPv4 and IPv6, where its zone is known. */
export function makeRecords(
  scope: Construct,
  { name, zone: given }: SiteDomain,
  distribution: Distribution,
): void {
  if (given === undefined) return
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', given)
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  new ARecord(scope, 'Address', { zone, recordName: name, target })
  new AaaaRecord(scope, 'AddressV6', { zone, recordName: name, target })
}
