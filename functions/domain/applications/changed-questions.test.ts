import { describe, expect, it } from 'vitest'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { published } from '../tenders/read-criteria/published-for-tests.ts'
import { readCriteria } from '../tenders/read-criteria/read-criteria.ts'
import type { FormData } from './application.ts'
import {
  answerQuestion,
  changedQuestions,
  confirmAnswers,
  unconfirmedQuestions,
} from './changed-questions.ts'

const reading = (given: Partial<PublishedTender>) => ({
  published: published(given),
  criteria: readCriteria(published(given)),
})
const asked = { product_type: 'Red wine', vintage: '2025', documents_required: ['a map', 'a test'] }

describe('the questions that a new version puts in doubt', () => {
  it('are none where dates alone moved', () => {
    const later = reading({ ...asked, offer_deadline: '2027-02-05' })
    expect(changedQuestions(reading(asked), later)).toEqual([])
  })

  it('are the changed requirement and the fact that it is about', () => {
    const later = reading({ ...asked, vintage: '2026' })
    expect(changedQuestions(reading(asked), later)).toEqual([
      'requirement_vintage-1',
      'vintage',
      'declaration_true',
    ])
  })

  it('are those whose number passed to another requirement', () => {
    const before = reading({ ...asked, requirements: ['first words', 'second words'] })
    const after = reading({ ...asked, requirements: ['second words'] })
    expect(changedQuestions(before, after)).toEqual(['requirement_text-1', 'declaration_true'])
  })

  it('are documents under another name, samples of another day, a delivery to another launch', () => {
    const before = reading({ ...asked, sample_deadline: '2027-02-01', launch_month: '2027-09' })
    const after = reading({
      ...asked,
      documents_required: ['a test', 'a test of another lot'],
      sample_deadline: '2027-02-10',
      launch_month: '2027-10',
    })
    expect(changedQuestions(before, after)).toEqual([
      'document_1',
      'document_2',
      'samples_ready',
      'samples_sent_on',
      'delivery_date',
      'declaration_true',
    ])
  })

  it('are the declaration where words changed that no question asks about', () => {
    const later = reading({ ...asked, other_conditions: ['one label for all markets'] })
    expect(changedQuestions(reading(asked), later)).toEqual(['declaration_true'])
  })
})

describe('answers to a changed tender', () => {
  const form = {
    tender_version: 3,
    changed: { since: 1, questions: ['vintage', 'price', 'closure'], kind: 'changed' as const },
  }
  const data: FormData = {
    product_id: null,
    tender_version: 1,
    answers: { vintage: '2025', price: '4.20' },
  }

  it('are to be confirmed where the producer gave them', () => {
    expect(unconfirmedQuestions(form, data)).toEqual(['vintage', 'price'])
  })

  it('are confirmed one by one, and the last one brings the draft to the tender\u2019s version', () => {
    const first = confirmAnswers(form, data, ['vintage'])
    expect(first).toMatchObject({ tender_version: 1, answers: data.answers })
    expect(unconfirmedQuestions(form, first)).toEqual(['price'])
    const last = confirmAnswers(form, first, ['price'])
    expect(last).toEqual({ ...data, tender_version: 3 })
    expect(unconfirmedQuestions(form, last)).toEqual([])
  })

  it('count as confirmed when they are given anew', () => {
    const given = answerQuestion(form, data, 'vintage', '2026')
    expect(given.answers.vintage).toBe('2026')
    expect(unconfirmedQuestions(form, given)).toEqual(['price'])
  })

  it('are to be confirmed again when the tender changes once more', () => {
    const first = confirmAnswers(form, data, ['vintage'])
    const later = { ...form, tender_version: 4 }
    expect(unconfirmedQuestions(later, first)).toEqual(['vintage', 'price'])
  })

  it('remember the version that they were first given to', () => {
    const fresh = answerQuestion(
      { tender_version: 3, changed: null },
      { product_id: null, answers: {} },
      'vintage',
      '2026',
    )
    expect(fresh.tender_version).toBe(3)
    // a later version that asks the same
    const later = answerQuestion({ tender_version: 4, changed: null }, fresh, 'price', '4.20')
    expect(later.tender_version).toBe(4)
  })
})
