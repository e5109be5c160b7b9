import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileFiles } from './hostile-files.ts'
import { startUploads } from './measure-reading.ts'

let uploads: Awaited<ReturnType<typeof startUploads>>
beforeAll(async () => {
  uploads = await startUploads()
})
afterAll(() => uploads.stop())

test('the same seed gives the same files', () => {
  const [first, second] = [1, 2].map(() => [...hostileFiles(6, 3)].map(({ bytes }) => bytes.length))
  expect(first).toEqual(second)
}, 120_000)

// all 300, the command line too: `npm run hostile:files`
test('hostile files are read or refused within the limits', async () => {
  for (const file of hostileFiles(12)) {
    const { seconds, megabytes, outcome } = await uploads.measure(file)
    expect(seconds, file.name).toBeLessThan(30)
    expect(megabytes, file.name).toBeLessThan(512)
    expect(outcome, file.name).not.toBe('reading')
  }
}, 180_000)
