import { expect, it } from 'vitest'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import tenders from '../../i18n/locales/en/tenders.json' with { type: 'json' }
import { publishedGroups } from './published-fields.ts'

const shown = Object.values(publishedGroups).flat()

it('shows every published field exactly once', () => {
  expect([...shown].sort()).toEqual(Object.keys(publishedTenderSchema.unwrap().shape).sort())
})

it('has a label for each', () => {
  expect(Object.keys(tenders.field).sort()).toEqual([...shown].sort())
})
