import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SynthesizedStacks, synthesizeStacks } from '../test/synthesize-stacks.ts'
import { siteDomain } from './site-domain.ts'

const made: SynthesizedStacks[] = []
afterAll(() => {
  for (const one of made) one.remove()
})

type Templates = ReturnType<typeof templates>

function templates(settings: Record<string, unknown>) {
  const stacks = synthesizeStacks(settings)
  made.push(stacks)
  return { site: Template.fromStack(stacks.stack), edge: Template.fromStack(stacks.edge) }
}

type Leaf = readonly [path: string, value: string]

/** Every text of a template with its place; a reference to an attribute is one text, `${Resource.Attribute}`. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  const [[key, argument] = []] = Object.entries(value)
  if (key === 'Fn::GetAtt') return [[path, `\${${(argument as string[]).join('.')}}`]]
  if (key === 'Fn::Join') {
    const [separator, parts] = argument as [string, unknown[]]
    const joined = parts.flatMap((part) => leaves(part).map(([, text]) => text))
    return [[path, joined.join(separator)]]
  }
  return Object.entries(value).flatMap(([name, item]) => leaves(item, `${path}/${name}`))
}

/** Where the settings of a template name the site, and what they say. */
function namedAddresses(template: Template) {
  const all = leaves(template.toJSON())
  const at = (place: RegExp) => all.filter(([path]) => place.test(path)).map(([, text]) => text)
  return {
    all,
    origins: at(/Environment\/Variables\/SITE_ORIGIN$/),
    uploads: at(/CorsConfiguration\/CorsRules\/\d+\/AllowedOrigins\/\d+$/),
    outputs: at(/^\/Outputs\/SiteAddress\/Value$/),
    headers: at(/ResponseHeadersPolicyConfig\/.*(ContentSecurityPolicy|Value)$/),
    cloudFront: all.filter(([, text]) =>
      /\$\{SiteDistribution\w+\.DomainName\}|cloudfront\.net/.test(text),
    ),
  }
}

const zone = {
  'nordgate:hostedZoneName': 'wines.example',
  'nordgate:hostedZoneId': 'Z0123456789ABCDEFGHIJ',
}
const arn = 'arn:aws:acm:us-east-1:123456789012:certificate/0f0e0d0c-1234'

/** Functions that lead readers to the site: in mails, feeds, payments, resets. */
const withLinks = 7

let unset: Templates
let inZone: Templates
let certified: Templates
beforeAll(() => {
  unset = templates({ 'nordgate:siteAddress': '' })
  inZone = templates({ ...zone, 'nordgate:siteAddress': 'https://www.wines.example/' })
  certified = templates({
    'nordgate:siteAddress': 'https://www.wines.example',
    'nordgate:certificateArn': arn,
  })
}, 240_000)

describe('the address of the site', () => {
  it('is CloudFront\u2019s own where none is set', () => {
    const { outputs, origins, uploads } = namedAddresses(unset.site)
    const [own] = outputs
    expect(own).toMatch(/^https:\/\/\$\{SiteDistribution\w+\.DomainName\}$/)
    expect(origins.length).toBeGreaterThanOrEqual(withLinks)
    expect(new Set([...outputs, ...origins, ...uploads])).toEqual(new Set([own]))
    unset.site.resourceCountIs('AWS::Route53::RecordSet', 0)
    unset.edge.resourceCountIs('AWS::CertificateManager::Certificate', 0)
  })

  it.each(['with what is in its zone', 'with a certificate that is there already'])(
    'is the own domain in links, uploads and outputs %s',
    (how) => {
      const { outputs, origins, uploads } = namedAddresses(
        (how.includes('zone') ? inZone : certified).site,
      )
      expect(outputs).toEqual(['https://www.wines.example'])
      // to the price lists, to the documents and to the plans
      expect(uploads).toEqual([...outputs, ...outputs, ...outputs])
      expect(origins.length).toBeGreaterThanOrEqual(withLinks)
      expect(new Set(origins)).toEqual(new Set(outputs))
    },
  )

  it('is led to by records in its zone, which alone still name the distribution', () => {
    const records = Object.entries(inZone.site.findResources('AWS::Route53::RecordSet'))
    expect(records.map(([, { Properties }]) => Properties.Type).sort()).toEqual(['A', 'AAAA'])
    for (const [, { Properties }] of records) {
      expect(Properties).toMatchObject({
        Name: 'www.wines.example.',
        HostedZoneId: zone['nordgate:hostedZoneId'],
      })
    }
    expect(
      namedAddresses(inZone.site)
        .cloudFront.map(([path]) => path)
        .sort(),
    ).toEqual(records.map(([id]) => `/Resources/${id}/Properties/AliasTarget/DNSName`).sort())
    certified.site.resourceCountIs('AWS::Route53::RecordSet', 0)
    expect(namedAddresses(certified.site).cloudFront).toEqual([])
  })

  it('has a certificate, made in us-east-1 by its zone or given', () => {
    const [[id, made] = []] = Object.entries(
      inZone.edge.findResources('AWS::CertificateManager::Certificate'),
    )
    expect(made?.Properties).toMatchObject({
      DomainName: 'www.wines.example',
      ValidationMethod: 'DNS',
      DomainValidationOptions: [{ HostedZoneId: zone['nordgate:hostedZoneId'] }],
    })
    const [[OutputName] = []] = Object.entries(inZone.edge.findOutputs('*')).filter(
      ([, { Value }]) => Value.Ref === id,
    )
    certified.edge.resourceCountIs('AWS::CertificateManager::Certificate', 0)
    for (const [{ site }, AcmCertificateArn] of [
      [
        inZone,
        { 'Fn::GetStackOutput': { StackName: 'NordgateEdge', Region: 'us-east-1', OutputName } },
      ],
      [certified, arn],
    ] as const) {
      site.hasResourceProperties('AWS::CloudFront::Distribution', {
        DistributionConfig: {
          Aliases: ['www.wines.example'],
          ViewerCertificate: { AcmCertificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
        },
      })
    }
  })

  it('is in no header and no setting of the user pool, which need none', () => {
    const { headers, all } = namedAddresses(inZone.site)
    // 'self' is the site under every name; other hosts are named on purpose
    const hosts = new Set(headers.flatMap((text) => text.match(/https?:\/\/[^\s;'"]+/g) ?? []))
    expect([...hosts].sort()).toEqual([
      'https://checkout.stripe.com',
      'https://cognito-idp.AWS::Region.amazonaws.com',
      'https://nordgate-documents-AWS::AccountId-AWS::Region.s3.AWS::Region.amazonaws.com',
      'https://nordgate-plans-AWS::AccountId-AWS::Region.s3.AWS::Region.amazonaws.com',
      'https://nordgate-portfolio-AWS::AccountId-AWS::Region.s3.AWS::Region.amazonaws.com',
    ])
    const pool = all.filter(([path]) => path.startsWith('/Resources/AccountsUserPool'))
    expect(pool.length).toBeGreaterThan(0)
    expect(pool.filter(([, text]) => /https?:\/\//.test(text))).toEqual([])
  })
})

describe('the own domain by the context', () => {
  const domainBy = (settings: Record<string, string>) => {
    const keys = [...Object.keys(zone), 'nordgate:siteAddress', 'nordgate:certificateArn']
    const empty = Object.fromEntries(keys.map((key) => [key, '']))
    return siteDomain(new App({ context: { ...empty, ...settings } }).node)
  }

  it('is none where the address is CloudFront\u2019s own', () => {
    expect(
      domainBy({ 'nordgate:siteAddress': 'https://d111111abcdef8.cloudfront.net' }),
    ).toBeUndefined()
  })

  it.each<[Record<string, string>, RegExp]>([
    [{ 'nordgate:siteAddress': 'https://www.wines.example' }, /needs a certificate/],
    [{ ...zone, 'nordgate:siteAddress': '' }, /names no domain of your own/],
    [{ ...zone, 'nordgate:siteAddress': 'https://www.other.example' }, /not in the hosted zone/],
    [{ ...zone, 'nordgate:siteAddress': 'https://xwines.example' }, /not in the hosted zone/],
    [{ ...zone, 'nordgate:siteAddress': 'http://www.wines.example' }, /must look like/],
    [{ ...zone, 'nordgate:siteAddress': 'https://www.wines.example/en' }, /must look like/],
    [
      {
        'nordgate:siteAddress': 'https://wines.example',
        'nordgate:hostedZoneName': 'wines.example',
      },
      /belong together/,
    ],
    [
      {
        'nordgate:siteAddress': 'https://wines.example',
        'nordgate:certificateArn': arn.replace('us-east-1', 'eu-north-1'),
      },
      /us-east-1/,
    ],
  ])('is refused as %o', (settings, said) => {
    expect(() => domainBy(settings)).toThrow(said)
  })
})
