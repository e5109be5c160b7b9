import { describe, expect, it } from 'vitest'
import { personalTables } from './registry.ts'
import { withoutDesk } from './without-desk.ts'

describe('entries that producer and desk add', () => {
  it('are exported without who of the desk wrote them', () => {
    const producer = { side: 'producer', user_id: 'one', email: 'producer@example.com' }
    const desk = { side: 'desk', user_id: 'two', email: 'desk@example.com' }
    const exported = withoutDesk([
      { step: 'labels', by: producer },
      { step: 'order', by: desk },
    ])
    expect(exported).toEqual([
      { step: 'labels', by: producer },
      { step: 'order', by: { side: 'desk' } },
    ])
    expect(JSON.stringify(exported)).not.toContain('desk@example.com')
  })

  it('are those of the order', () => {
    const applications = personalTables.find(({ name }) => name === 'user_applications')
    expect(applications).toMatchObject({ shared_lists: ['order_entries', 'sales_entries'] })
  })
})
