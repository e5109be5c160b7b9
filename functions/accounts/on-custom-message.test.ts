import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putRow } from '../platform/dynamodb/write-rows.ts'
import { publishedPlaces } from '../platform/mail/published-sender.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { runTrigger } from '../platform/test/test-user-pool.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
  Object.assign(process.env, cloud.environment)
})
afterAll(() => cloud.stop())

it('mails codes with what is published of the sender', async () => {
  await putRow(cloud.table('SITE_CONTENT_TABLE'), {
    ...publishedPlaces.sender,
    content: { kind: 'sender', words: { it: 'Chi scrive & perché {####}' } },
  })
  const event = JSON.parse(await readFile('events/cognito/custom-message.json', 'utf8'))
  const answer = await runTrigger('', 'on-custom-message', event)
  const html = expect.stringContaining('>Chi scrive &amp; perché (####)</p>')
  expect(answer).toMatchObject({ response: { emailMessage: html } })
})
