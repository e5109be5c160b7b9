import { describe, expect, it } from 'vitest'
import { documentSource } from '../asked-documents.ts'
import { askedDetails } from '../document.ts'
import { kindFacts } from '../kinds.ts'
import { formWords } from './form-words.ts'
import { signableForm, signableKinds } from './signable-forms.ts'
import { checkSigning, type Signing } from './signing.ts'

const signer: Signing['signer'] = {
  name: 'Ana Ejemplo',
  position: 'Owner',
  is_entitled: true,
  drawing: null,
}
const map = (change: Partial<Signing['values']>) => ({
  kind: 'supply-chain-map' as const,
  values: {
    ...Object.fromEntries(signableForm('supply-chain-map').fields.map((field) => [field, 'none'])),
    vintage: '2024',
    ...change,
  },
  signer,
})

describe('the forms that a producer signs', () => {
  it.each(signableKinds)('%s says what is declared, for whom, and what it rests on', (kind) => {
    const { fields, paragraphs } = signableForm(kind)
    expect(documentSource(kind)).not.toBeNull()
    expect(new Set(fields).size).toBe(fields.length)
    expect(paragraphs.length).toBeGreaterThan(0)
    // the name that is compared with the offer's, and the year without which the document is refused
    expect(fields).toContain('producer')
    if (askedDetails(kind).includes('vintage')) expect(fields).toContain('vintage')
    // signed without an end: none of them is a kind that asks for one
    expect(askedDetails(kind)).not.toContain('valid_to')
    const { entries, notes } = formWords(kind, { producer: ' Domaine du Test ' })
    expect(entries[0]).toEqual({ field: 'producer', label: 'Producer', text: 'Domaine du Test' })
    expect(notes[0]).toMatch(/not reviewed by a lawyer/)
    expect(notes.join()).toContain(documentSource(kind)?.text)
  })

  it('speak of the tender where they are good for one tender', () => {
    for (const kind of signableKinds)
      if (kindFacts(kind).validity === 'tender')
        expect(signableForm(kind).fields).toContain('tender')
  })

  it('are signed when they are complete', () => {
    expect(checkSigning(map({}))).toEqual([])
    expect(checkSigning(map({ growers: ' ' }))).toEqual([{ field: 'growers', code: 'missing' }])
    expect(checkSigning(map({ vintage: 'NV' }))).toEqual([])
    for (const vintage of ['2023/2024', '24'])
      expect(checkSigning(map({ vintage }))).toEqual([{ field: 'vintage', code: 'not_a_year' }])
    expect(checkSigning(map({ vintage: '' }))).toEqual([{ field: 'vintage', code: 'missing' }])
  })

  it.each([
    ['Ana Ejemplo', null],
    ['Jos\u00e9 Mar\u00eda O\u2019Connor-D\u00edaz', null],
    ['\u0413\u0438\u043e\u0440\u0433\u0438 \u0411.', null],
    ['', 'missing'],
    ['Ana', 'not_a_name'],
    ['ana@example.com', 'not_a_name'],
    ['Agent 007', 'not_a_name'],
    ['Domaine du Test', 'name_of_company'],
  ])('the name \u201c%s\u201d: %s', (name, code) => {
    const values = { ...map({}).values, producer: 'DOMAINE DU TEST S.A.' }
    const problems = checkSigning({ ...map({}), values, signer: { ...signer, name } })
    expect(problems).toEqual(code === null ? [] : [{ field: 'name', code }])
  })
})
