/** The fake account of the local cloud. */
export const ACCOUNT_ID = '000000000000'
export const REGION = 'eu-north-1'

export const tableArn = (table: string) => `arn:aws:dynamodb:${REGION}:${ACCOUNT_ID}:table/${table}`

export const queueArn = (queue: string) => `arn:aws:sqs:${REGION}:${ACCOUNT_ID}:${queue}`

export const bucketArn = (bucket: string) => `arn:aws:s3:::${bucket}`

export const objectArn = (bucket: string, key: string) => `${bucketArn(bucket)}/${key}`

export const emailIdentityArn = (address: string) =>
  `arn:aws:ses:${REGION}:${ACCOUNT_ID}:identity/${address}`

export const userPoolArn = (poolId: string) =>
  `arn:aws:cognito-idp:${REGION}:${ACCOUNT_ID}:userpool/${poolId}`

/** The service appends six characters of its own to a secret's name. */
export const secretArn = (name: string) =>
  `arn:aws:secretsmanager:${REGION}:${ACCOUNT_ID}:secret:${name}-Local1`

export const kmsKeyArn = (keyId: string) => `arn:aws:kms:${REGION}:${ACCOUNT_ID}:key/${keyId}`
