import { describe, expect, it } from 'vitest'
import { fromFrance, knownRedWine, publishedTender, redWine } from '../../platform/test/builders.ts'
import { formForTender } from './form-for-tender.ts'
import { valuesToSign } from './values-to-sign.ts'

const form = formForTender({
  tender: publishedTender(),
  tender_version: 1,
  criteria: [redWine, fromFrance],
  company: null,
  product: knownRedWine,
  results: [],
})
const tender = { market: 'NO' as const, reference: '202701001', title: 'R\u00f8dvin', titles: null }

describe('what is known of a form to sign', () => {
  it('comes from product, tender and the answers, and what is unknown stays empty', () => {
    const values = valuesToSign(
      form,
      { answers: { company_name: ' Domaine du Test SA ', quantity: '6000', importer: '' } },
      tender,
    )
    expect(values).toMatchObject({
      producer: 'Domaine du Test SA',
      tender: 'Vinmonopolet, 202701001, R\u00f8dvin',
      product: knownRedWine.name,
      quantity: '6000 units',
      representative: '',
      register_number: '',
      requirements: '',
    })
    expect(values.period).toBeUndefined()
  })

  it('says of the requirements those that the producer confirmed, in the words of the request', () => {
    const requirements = form.sections
      .flatMap(({ fields }) => fields)
      .filter(({ must_be_yes, criterion_id }) => must_be_yes && criterion_id !== null)
    const [first, second] = requirements
    if (first === undefined || second === undefined) throw new Error('no requirements')
    const answers = { [first.key]: true, [second.key]: false }
    expect(valuesToSign(form, { answers }, tender).requirements).toBe(first.label)
  })
})
