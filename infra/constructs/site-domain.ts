import type { Node } from 'constructs'

/** A public hosted zone of Route 53. */
export interface Zone {
  readonly zoneName: string
  readonly hostedZoneId: string
}

/** A domain of the operator's own, at which the site is reached instead of CloudFront's name. */
export interface SiteDomain {
  readonly name: string
  /** Where the records of the name are made; without it the operator makes them. */
  readonly zone?: Zone
  /** A certificate that is there already; without it one is made in the zone. */
  readonly certificateArn?: string
}

/** A domain whose certificate is known. */
export interface CertifiedDomain extends SiteDomain {
  readonly certificateArn: string
}

const read = 'Read "The address of the site" in docs/deploying.md.'

/** The domain that the context names; none where the site is reached at CloudFront's own name. */
export function siteDomain(node: Node): SiteDomain | undefined {
  const setting = (key: string): string => node.getContext(`nordgate:${key}`)
  const name = domainOf(setting('siteAddress'))
  const zone = zoneOf(setting('hostedZoneName'), setting('hostedZoneId'))
  const certificateArn = certificateOf(setting('certificateArn'))
  if (name === undefined) {
    if (zone === undefined && certificateArn === undefined) return undefined
    throw new Error(
      `A hosted zone or a certificate is set, but nordgate:siteAddress names no domain of your own. ${read}`,
    )
  }
  if (zone === undefined && certificateArn === undefined) {
    throw new Error(
      `${name} needs a certificate: set nordgate:hostedZoneName and nordgate:hostedZoneId, or nordgate:certificateArn. ${read}`,
    )
  }
  if (zone && name !== zone.zoneName && !name.endsWith(`.${zone.zoneName}`)) {
    throw new Error(`${name} is not in the hosted zone ${zone.zoneName}. ${read}`)
  }
  return { name, zone, certificateArn }
}

/** The name in `https://name`; CloudFront's own names are not the operator's. */
function domainOf(address: string): string | undefined {
  if (address === '') return undefined
  const [, name] = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z0-9-]+)\/?$/.exec(address) ?? []
  if (name === undefined) {
    throw new Error(`nordgate:siteAddress must look like https://www.example.com: ${address}`)
  }
  return name.endsWith('.cloudfront.net') ? undefined : name
}

function zoneOf(zoneName: string, hostedZoneId: string): Zone | undefined {
  if (zoneName === '' && hostedZoneId === '') return undefined
  if (zoneName === '' || !/^Z[A-Z0-9]+$/.test(hostedZoneId)) {
    throw new Error(
      `nordgate:hostedZoneName and nordgate:hostedZoneId belong together (example.com, Z0123...): "${zoneName}", "${hostedZoneId}". ${read}`,
    )
  }
  return { zoneName, hostedZoneId }
}

function certificateOf(arn: string): string | undefined {
  if (arn === '') return undefined
  // the only region whose certificates CloudFront takes
  if (!/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(arn)) {
    throw new Error(
      `nordgate:certificateArn must be of a certificate in us-east-1: ${arn}. ${read}`,
    )
  }
  return arn
}
