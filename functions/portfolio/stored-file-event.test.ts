import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { userIdSchema } from '#domain/shared/ids.ts'
import { randomIds } from '../platform/ids.ts'
import { fileKey, ownerOfKey } from './portfolio-files.ts'
import { storedKeys } from './stored-file-event.ts'

const sample = JSON.parse(
  readFileSync(new URL('../../events/s3/object-created.json', import.meta.url), 'utf8'),
)
const bodyWith = (record: object) =>
  JSON.stringify({ Records: [{ ...sample.Records[0], ...record }] })

describe('the event of a stored file', () => {
  it('names the keys as they were before S3 encoded them', () => {
    expect(storedKeys(JSON.stringify(sample))).toEqual([
      'portfolios/2f3c1d5e-7a8b-4c9d-8e0f-1a2b3c4d5e6f/upl_5d0c2b1a-9e8f-4d7c-8b6a-5f4e3d2c1b0a',
    ])
    expect(storedKeys(bodyWith({ s3: { object: { key: 'a+b/%C3%A4%2B' } } }))).toEqual(['a b/ä+'])
  })

  it('is nothing for other events', () => {
    expect(storedKeys(bodyWith({ eventName: 'ObjectRemoved:Delete' }))).toEqual([])
    expect(storedKeys('{"Event":"s3:TestEvent"}')).toEqual([])
  })

  it.each(['{"Records":[{}]}', '[]'])('refuses %s', (body) => {
    expect(() => storedKeys(body)).toThrow()
  })
})

describe('the key of a file', () => {
  it('says whose it is', () => {
    const user_id = userIdSchema.parse('user-1')
    const upload_id = randomIds.upload()
    expect(ownerOfKey(fileKey(user_id, upload_id))).toEqual({ user_id, upload_id })
  })

  it.each([
    'portfolios/user-1',
    'portfolios//upl_12345678',
    'portfolios/user-1/upl_12345678/more',
    'others/user-1/upl_12345678',
    'portfolios/user-1/../x',
  ])('%s is nobody\u2019s', (key) => {
    expect(ownerOfKey(key)).toBeNull()
  })
})
