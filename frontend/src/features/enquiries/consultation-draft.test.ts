import { expect, it } from 'vitest'
import { emptyConsultation, wrongConsultationFields } from './consultation-draft.ts'

const now = new Date('2027-03-24T10:00:00Z')
const draft = {
  ...emptyConsultation('en'),
  name: 'Asker',
  email: 'asker@example.com',
  topic: 'Bottles',
  first: '2027-03-30T09:00',
  second: '2027-03-31T09:00',
  time_zone: 'Europe/Paris',
}

it('may leave out the third time, but not half of it', () => {
  expect(wrongConsultationFields(draft, now, () => false)).toEqual([])
  expect(wrongConsultationFields(draft, now, (field) => field === 'third')).toEqual(['third'])
})

it('names what is missing in the order of the form', () => {
  const empty = { ...emptyConsultation('en'), time_zone: 'Europe/Paris' }
  expect(wrongConsultationFields(empty, now, () => false)).toEqual([
    'topic',
    'first',
    'second',
    'name',
    'email',
  ])
})
