import { ServiceError } from '../service-error.ts'
import type { Answer } from './answer.ts'
import type { S3Context } from './s3-context.ts'
import { document, elements, malformedXml, texts } from './xml.ts'

export async function createBucket({ objects, request }: S3Context): Promise<Answer> {
  const { bucket } = request
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ServiceError('InvalidBucketName', 'The specified bucket is not valid.')
  if (objects.bucketExists(bucket))
    throw new ServiceError('BucketAlreadyOwnedByYou', 'You already own this bucket.', 409)
  await objects.createBucket(bucket)
  return { status: 200, headers: { location: `/${bucket}` } }
}

export async function getBucketCors({ corsRules, request }: S3Context): Promise<Answer> {
  const rules = corsRules.get(request.bucket) ?? []
  if (rules.length === 0)
    throw new ServiceError('NoSuchCORSConfiguration', 'The CORS configuration does not exist', 404)
  const CORSRule = rules.map((rule) => ({
    AllowedOrigin: rule.AllowedOrigins,
    AllowedMethod: rule.AllowedMethods,
    AllowedHeader: rule.AllowedHeaders ?? [],
    ExposeHeader: rule.ExposedHeaders ?? [],
    MaxAgeSeconds: rule.MaxAge,
  }))
  return { status: 200, body: document('CORSConfiguration', { CORSRule }) }
}

export async function putBucketCors(context: S3Context): Promise<Answer> {
  const rules = elements(context.payload.toString('utf8'), 'CORSRule').map((rule) => ({
    AllowedOrigins: texts(rule, 'AllowedOrigin'),
    AllowedMethods: texts(rule, 'AllowedMethod'),
    AllowedHeaders: texts(rule, 'AllowedHeader'),
    ExposedHeaders: texts(rule, 'ExposeHeader'),
    MaxAge: texts(rule, 'MaxAgeSeconds').map(Number)[0],
  }))
  if (rules.length === 0) throw malformedXml()
  context.corsRules.set(context.request.bucket, rules)
  return { status: 200 }
}
