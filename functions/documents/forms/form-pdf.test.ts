import { describe, expect, it } from 'vitest'
import { signableKinds } from '#domain/documents/forms/signable-forms.ts'
import type { Signing } from '#domain/documents/forms/signing.ts'
import { readPdf, rolesIn, strayText, textOf } from '../../offers/test/read-pdf.ts'
import { userId } from '../../platform/test/builders.ts'
import { checkContent } from '../check-content.ts'
import { formPdf } from './form-pdf.ts'
import { signedGuarantee } from './test/signed-guarantee.ts'

const at = '2026-11-23T08:30:15.000Z'
const guarantee = signedGuarantee()
const signed = (signing: Signing) =>
  formPdf(signing, { at, signature: { signer: signing.signer, at, user_id: userId('sub-1') } })
const flat = (text: string) => text.replace(/\s+/g, ' ')

describe('the PDF of a signed form', () => {
  it('is tagged, in English, with a title, its signature a figure that says what it is', async () => {
    const bytes = await signed(guarantee)
    const pdf = await readPdf(bytes)
    expect(pdf.markInfo).toMatchObject({ Marked: true })
    expect(pdf.info).toMatchObject({
      Language: 'en',
      Title: 'Guarantee of supply: Domaine du Test',
    })
    expect(pdf.pages.flatMap(strayText)).toEqual([])
    const roles = pdf.pages.flatMap(({ structure }) => rolesIn(structure))
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(1)
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(raw).toContain('/Alt (Signature drawn by Ana Ejemplo)')
    expect(raw).toMatch(/\/S \/Figure[\s\S]*?\/BBox \[/)
    expect(raw.match(/\/Type \/FontDescriptor/g)).toHaveLength(
      raw.match(/\/FontFile2 \d+/g)?.length ?? 0,
    )
    expect(await checkContent(bytes, 'application/pdf')).toBeNull()
  }, 60_000)

  it('says what was declared, by whom, when, whose words these are and what they rest on', async () => {
    const text = flat(textOf(await readPdf(await signed(guarantee))))
    for (const part of [
      'Guarantee of supply',
      'Domaine du Test Rouge',
      '6000 units',
      'We, the producer named above, guarantee to supply',
      'Ana Ejemplo',
      'Managing director',
      '2026-11-23 08:30:15 UTC, on screen, by a drawing',
      'sub-1',
      'not reviewed by a lawyer',
      'Vinmonopolet tender plans 2020-1',
    ])
      expect(text).toContain(part)
  }, 60_000)

  it('has the typed name as signature where none was drawn', async () => {
    const signer = { ...guarantee.signer, drawing: null }
    const pdf = await readPdf(await signed({ ...guarantee, signer }))
    const roles = pdf.pages.flatMap(({ structure }) => rolesIn(structure))
    expect(roles).not.toContain('Figure')
    expect(flat(textOf(pdf))).toContain('on screen, by the typed name')
  }, 60_000)

  it('is the same for the same input, and another for another drawing', async () => {
    const once = Buffer.from(await signed(guarantee))
    expect(once.equals(await signed(structuredClone(guarantee)))).toBe(true)
    const signer = { ...guarantee.signer, drawing: guarantee.signer.drawing?.slice(0, 1) ?? null }
    expect(once.equals(await signed({ ...guarantee, signer }))).toBe(false)
  }, 60_000)
})

describe('the PDF of a form for paper', () => {
  it.each(signableKinds)(
    '%s has lines to write and to sign on',
    async (kind) => {
      const bytes = await formPdf(
        { kind, values: { producer: 'Domaine du Test' } },
        { at, signature: null },
      )
      const pdf = await readPdf(bytes)
      expect(pdf.pages.flatMap(strayText)).toEqual([])
      const text = flat(textOf(pdf))
      for (const part of [
        'Domaine du Test',
        'Place and date',
        'Name in block letters',
        'Signature',
      ])
        expect(text).toContain(part)
      expect(text).not.toContain('on screen')
    },
    60_000,
  )
})
