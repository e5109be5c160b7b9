import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createPortfolioStore } from './portfolio-store.ts'

describe('what was said of columns', () => {
  let cloud: TestCloud
  beforeAll(async () => {
    cloud = await startTestCloud()
  })
  afterAll(() => cloud.stop())

  it('is remembered of the fifty newest headings', async () => {
    const store = createPortfolioStore(cloud.table('PORTFOLIOS_TABLE'))
    const user_id = userId('many-headings')
    const say = (heading: string, minute: number) =>
      store.rememberColumns(
        user_id,
        { heading, roles: { 0: 'name' } },
        new Date(Date.UTC(2026, 0, 1, 0, minute)),
      )
    for (let minute = 0; minute < 50; minute++) await say(`heading ${minute}`, minute)
    // said once more, it is the newest again
    await say('heading 0', 50)
    await say('heading 50', 51)
    const headings = (await store.columnChoices(user_id)).map(({ heading }) => heading)
    expect(headings).toHaveLength(50)
    expect(headings).not.toContain('heading 1')
    expect(headings.slice(-2)).toEqual(['heading 0', 'heading 50'])
  })
})
