import * as z from 'zod'
import { ACCOUNT_ID, REGION } from '../emulators/aws-account.ts'
import type { ResourceKind } from '../template/resource-kind.ts'

/** Resource types that the local cloud accepts without doing anything, each with the reason why that is right. */
const reasons: Readonly<Record<string, string>> = {
  'AWS::CDK::Metadata': 'usage figures for the makers of the CDK',
  'AWS::Logs::LogGroup': 'logs of all functions go to .local/logs',
  'AWS::Logs::MetricFilter': 'no metrics are kept locally',
  'AWS::CloudFormation::Stack': 'it holds alarms alone, and nobody is on call for a laptop',
  'AWS::CloudWatch::Dashboard': 'no metrics are kept locally',
  'AWS::Budgets::Budget': 'a laptop causes no bill',
  'AWS::KMS::Alias': 'files on the laptop are not encrypted by the local cloud',
  'AWS::CloudFront::OriginAccessControl': 'the site\u2019s files are read from their folder',
  'AWS::CloudFront::CachePolicy': 'nothing is cached locally, so a change shows at once',
  'AWS::CloudFront::OriginRequestPolicy': 'the API receives the viewer\u2019s request as it is',
  'AWS::Lambda::LayerVersion': 'only functions of the CDK itself have layers, and they are not run',
  'AWS::WAFv2::WebACL':
    'its rates keep floods of the internet away; on a laptop all requests are one person\u2019s',
  'AWS::WAFv2::WebACLAssociation': 'web ACLs have no local effect',
  'AWS::CertificateManager::Certificate': 'the local site speaks HTTP on loopback',
  'AWS::Route53::RecordSet': 'the local site is reached at localhost, whatever its name will be',
  'AWS::SES::ConfigurationSet': 'mail does not leave the machine',
  'AWS::SES::ConfigurationSetEventDestination':
    'the local SES tells EventBridge what becomes of every mail',
}

/** Attributes that other resources ask of these types. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  'AWS::Logs::LogGroup': ['Arn'],
  'AWS::WAFv2::WebACL': ['Arn'],
  'AWS::CloudFront::OriginAccessControl': ['Id'],
  'AWS::CloudFront::CachePolicy': ['Id'],
  'AWS::CloudFront::OriginRequestPolicy': ['Id'],
}

export const typesWithoutLocalEffect: ReadonlySet<string> = new Set(Object.keys(reasons))

const service = (type: string) => type.split('::')[1]?.toLowerCase() ?? ''

export const kindsWithoutLocalEffect: readonly ResourceKind[] = Object.entries(reasons).map(
  ([type, reason]) => ({
    type,
    properties: z.record(z.string(), z.unknown()).describe(reason),
    attributes: Object.fromEntries(
      (attributes[type] ?? []).map((attribute) => [
        attribute,
        (name: string) =>
          attribute.endsWith('Arn')
            ? `arn:aws:${service(type)}:${REGION}:${ACCOUNT_ID}:${name}`
            : name,
      ]),
    ),
  }),
)
