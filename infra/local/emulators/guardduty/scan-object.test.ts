import { expect, it } from 'vitest'
import { scanBytes, scanEvent } from './scan-object.ts'

const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

it('finds the EICAR test file, alone and in a file', () => {
  expect(scanBytes(Buffer.from(eicar))).toBe('THREATS_FOUND')
  expect(scanBytes(Buffer.from(`%PDF-1.7\n${eicar}\n%%EOF`))).toBe('THREATS_FOUND')
  expect(scanBytes(Buffer.from(eicar.slice(0, -1)))).toBe('NO_THREATS_FOUND')
  expect(scanBytes(Buffer.alloc(0))).toBe('NO_THREATS_FOUND')
})

it('tells of it in the words of the service', () => {
  const object = { bucket: 'b', key: 'documents/u/d/f', etag: 'e', planArn: 'arn:plan' }
  expect(scanEvent(object, 'THREATS_FOUND')).toMatchObject({
    source: 'aws.guardduty',
    resources: ['arn:plan'],
    detail: {
      s3ObjectDetails: { bucketName: 'b', objectKey: 'documents/u/d/f' },
      scanResultDetails: { scanResultStatus: 'THREATS_FOUND', threats: [expect.anything()] },
    },
  })
})
