import { Validations } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

interface Exception {
  /** Path below the stack. */
  readonly at: string
  /** Rule of AwsSolutions, with what it is about. */
  readonly rules: readonly string[]
  readonly reason: string
}

const bucketDeployment = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C'

/** Every exception from the AwsSolutions rules, and why it is one. */
const exceptions: readonly Exception[] = [
  {
    at: 'Accounts/UserPool',
    rules: ['COG1'],
    reason:
      'Length over composition: at least 12 characters, no composition rules (NIST SP 800-63B 5.1.1.2, ASVS v5.0.0-6.2.5).',
  },
  {
    at: 'Accounts/UserPool',
    rules: ['COG2'],
    reason:
      'A second factor is optional for producers and required for administrators: their routes ask for it on the server (`assurance` of the contracts), and who has one must have used it to change data or factors.',
  },
  {
    at: 'Accounts/UserPool',
    rules: ['COG8'],
    reason: 'The Plus tier costs per user; ESSENTIALS has all that is used. Reconsider with load.',
  },
  {
    at: 'Accounts/UserPool/smsRole',
    rules: ['IAM5[Resource::*]'],
    reason:
      'Cognito sends codes straight to phone numbers, which have no ARN: sns:Publish cannot be narrowed. Only Cognito may take the role, with our external id; the account\u2019s SMS spending limit bounds it.',
  },
  {
    at: 'Accounts/Http',
    rules: ['IAM5[Resource::<PersonalDataExportsDAF621FF.Arn>/exports/*]'],
    reason:
      'Object keys are made per export; the function signs links to the keys of the caller\u2019s own records only.',
  },
  {
    at: 'PersonalData/OnPersonalWork',
    rules: [
      'IAM5[Resource::<PersonalDataExportsDAF621FF.Arn>/exports/*]',
      'IAM5[Resource::<PortfolioBucket68D375FE.Arn>/portfolios/*]',
      'IAM5[Resource::<PortfolioBucket68D375FE.Arn>/imports/*]',
      'IAM5[Resource::<DocumentsBucket089EA665.Arn>/documents/*]',
      'IAM5[Resource::<DocumentsBucket089EA665.Arn>/confirmations/*]',
      'IAM5[Resource::<ReceiptsBucket3F658C3D.Arn>/sealed/*]',
    ],
    reason:
      'Whatever a user uploaded or had exported is copied or erased: keys are made per file, below the user\u2019s own prefix.',
  },
  {
    at: 'Portfolio',
    rules: [
      'IAM5[Resource::<PortfolioBucket68D375FE.Arn>/portfolios/*]',
      'IAM5[Resource::<PortfolioBucket68D375FE.Arn>/imports/*]',
    ],
    reason:
      'Object keys are made per upload; the functions reach the prefixes portfolios/ and imports/ and nothing else, and use keys of their own records only.',
  },
  {
    at: 'TenderIntake',
    rules: ['IAM5[Resource::<TenderIntakeBucketCE23C7F7.Arn>/plans/*]'],
    reason:
      'Object keys are made per plan; the functions reach the prefix plans/ and nothing else, and use keys of their own records only.',
  },
  {
    at: 'Documents',
    rules: ['IAM5[Resource::<DocumentsBucket089EA665.Arn>/documents/*]'],
    reason:
      'Object keys are made per file; the functions reach the prefix documents/ and nothing else, use keys of their own records only, and the API reads only what the scan has tagged as clean.',
  },
  {
    at: 'Applications',
    rules: ['IAM5[Resource::<DocumentsBucket089EA665.Arn>/confirmations/*]'],
    reason:
      'Object keys are made per file; the functions reach the prefix confirmations/ and nothing else, use keys of applications only, and the API reads only what the scan has tagged as clean.',
  },
  {
    at: 'Receipts',
    rules: [
      'IAM5[Resource::<ReceiptsBucket3F658C3D.Arn>/sealed/*]',
      'IAM5[Resource::<DocumentsBucket089EA665.Arn>/documents/*]',
    ],
    reason:
      'Object keys are made per submission; the functions reach the prefix sealed/ and documents that the scan has tagged as clean, use keys of their own records only, and may remove nothing.',
  },
  {
    at: 'Documents/MalwareScan/Role',
    rules: [
      'IAM5[Resource::<DocumentsBucket089EA665.Arn>/*]',
      'IAM5[Resource::arn:<AWS::Partition>:events:<AWS::Region>:<AWS::AccountId>:rule/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*]',
    ],
    reason:
      'As GuardDuty documents it: it scans every object of the bucket and names its own rule, which only it may manage. Only GuardDuty may take the role.',
  },
  {
    at: 'Api',
    rules: ['APIG4'],
    reason:
      'Routes whose contract says `public` take no token, and a test holds the stack to the contracts; those that count tries (links, resets, enquiries) are limited at the edge. The payment provider signs its notifications.',
  },
  {
    at: 'Billing/StripeSecret',
    rules: ['SMG4'],
    reason:
      'The payment provider makes its keys and exchanges them only by hand; docs/deploying.md says how, without a gap.',
  },
  {
    at: 'OriginSecrets',
    rules: ['SMG4'],
    reason:
      'Distribution and functions hold the value from deployment on: it is exchanged by deployments, without a gap (docs/deploying.md).',
  },
  {
    at: 'Site/Distribution',
    rules: ['CFR4'],
    reason:
      'Without a domain of its own the distribution uses the CloudFront certificate, which fixes the policy to TLSv1; docs/deploying.md says how to attach a domain, which brings TLSv1.2_2021.',
  },
  {
    at: 'Site/Distribution',
    rules: ['CFR1'],
    reason: 'Producers come from all over the world.',
  },
  {
    at: 'Site/Distribution',
    rules: ['CFR3'],
    reason:
      'Its log holds whole paths, and those of personal calendars and of the end of mails are keys; fields can be left out only by log deliveries of us-east-1. The API logs its routes by name.',
  },
  {
    at: bucketDeployment,
    rules: [
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'IAM5[Action::s3:GetObject*]',
      'IAM5[Action::s3:GetBucket*]',
      'IAM5[Action::s3:List*]',
      'IAM5[Action::s3:DeleteObject*]',
      'IAM5[Action::s3:Abort*]',
      'IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-eu-north-1/*]',
      'IAM5[Resource::<SiteBucket978D4AEB.Arn>/*]',
      'IAM5[Resource::*]',
      'L1',
    ],
    reason:
      'Made by aws-cdk-lib (BucketDeployment) to upload the built site; runs only during deployment. Its role and runtime are not ours to choose.',
  },
]

/** Tells the rule check of every exception; one whose place is gone is an error. */
export function acknowledgeExceptions(stack: Construct): void {
  for (const { at, rules, reason } of exceptions) {
    let place = stack
    for (const id of at.split('/')) place = childOf(place, id)
    for (const rule of rules) {
      Validations.of(place).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason })
    }
  }
}

function childOf(scope: Construct, id: string): Construct {
  const child = scope.node.tryFindChild(id)
  if (child === undefined) throw new Error(`exception for ${id}, which ${scope.node.path} lacks`)
  return child as Construct
}
