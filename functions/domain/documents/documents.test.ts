import { describe, expect, it } from 'vitest'
import { locales } from '../shared/locale.ts'
import {
  askedDetails,
  checkDetails,
  checkDocumentFile,
  type DocumentDetails,
  documentMediaType,
  isLost,
} from './document.ts'
import { canMove, type FileStatus, type FileTransition, fileTransitions } from './file-lifecycle.ts'
import { kindName } from './kind-name.ts'
import { documentKindIds, kindFacts } from './kinds.ts'
import { isSameName } from './same-name.ts'
import { nextStepAfter, stateOn } from './validity.ts'

const certificate: DocumentDetails = {
  kind: 'cert-organic-eu',
  vintage: null,
  lot: null,
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
}

describe('the kinds of documents', () => {
  it('have a name of their own in every language', () => {
    expect(documentKindIds).toHaveLength(74)
    for (const locale of locales) {
      const names = documentKindIds.map((kind) => kindName(locale, kind))
      expect(new Set(names).size, locale).toBe(74)
      expect(names.filter((name) => name.trim() === '')).toEqual([])
    }
  })

  it('ask for what their validity hangs on', () => {
    expect(askedDetails('cert-organic-eu')).toEqual(['valid_to'])
    expect(askedDetails('technical-sheet')).toEqual(['vintage'])
    expect(askedDetails('certificate-of-analysis')).toEqual(['lot'])
    expect(askedDetails('power-to-sign')).toEqual([])
    expect(kindFacts('cert-organic-eu').isNamed).toBe(true)
  })
})

describe('the details of a document', () => {
  it('are complete with what the kind asks for', () => {
    expect(checkDetails(certificate)).toEqual([])
    expect(checkDetails({ ...certificate, valid_to: null })).toEqual([
      { field: 'valid_to', code: 'missing' },
    ])
    expect(checkDetails({ ...certificate, valid_to: '2025-12-31' })).toEqual([
      { field: 'valid_to', code: 'ends_before_it_begins' },
    ])
  })

  it('need no vintage: not every product has one', () => {
    expect(checkDetails({ ...certificate, kind: 'technical-sheet', vintage: null })).toEqual([])
  })

  it('may end on the day they begin', () => {
    expect(checkDetails({ ...certificate, valid_to: '2026-01-01' })).toEqual([])
  })
})

describe('the validity of a document', () => {
  it.each([
    ['2025-12-31', { state: 'not_yet_valid' }],
    ['2026-01-01', { state: 'valid' }],
    ['2026-10-31', { state: 'valid' }],
    ['2026-11-01', { state: 'expires_soon', days_left: 60, step: 60 }],
    ['2026-11-30', { state: 'expires_soon', days_left: 31, step: 60 }],
    ['2026-12-01', { state: 'expires_soon', days_left: 30, step: 30 }],
    ['2026-12-24', { state: 'expires_soon', days_left: 7, step: 7 }],
    ['2026-12-31', { state: 'expires_soon', days_left: 0, step: 7 }],
    ['2027-01-01', { state: 'expired' }],
  ] as const)('on %s', (day, expected) => {
    expect(stateOn(certificate, day)).toEqual(expected)
  })

  it('has no end without a last day', () => {
    expect(stateOn({ valid_from: null, valid_to: null }, '2099-01-01')).toEqual({ state: 'valid' })
  })

  it('reaches its steps one after the other', () => {
    const days = ['2026-01-01', '2026-11-01', '2026-12-01', '2026-12-24']
    expect(days.map((day) => nextStepAfter(day, '2026-12-31'))).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2026-12-24',
      null,
    ])
    expect(nextStepAfter('2026-01-01', null)).toBeNull()
  })
})

describe('the life of a file', () => {
  const next = (status: FileStatus) =>
    (Object.keys(fileTransitions) as FileTransition[]).filter((name) => canMove(name, status))

  it('goes from waiting over scanning to clean or refused, and ends there', () => {
    expect(next('waiting')).toEqual(['arrive', 'pass', 'refuse'])
    expect(next('scanning')).toEqual(['pass', 'refuse'])
    expect([...next('clean'), ...next('refused')]).toEqual([])
  })

  it.each([
    ['waiting', 15, false],
    ['waiting', 16, true],
    ['scanning', 45, false],
    ['scanning', 46, true],
    ['clean', 1000, false],
    ['refused', 1000, false],
  ] as const)('%s for %i minutes, it is lost: %s', (status, minutes, expected) => {
    const created_at = '2026-01-01T00:00:00.000Z'
    const now = new Date(Date.parse(created_at) + minutes * 60_000)
    expect(isLost({ status, created_at }, now)).toBe(expected)
  })
})

describe('a file before its bytes are there', () => {
  it.each([
    ['Bio-Zertifikat 2026.PDF', 1, null],
    ['page 1.jpeg', 10 * 1024 * 1024, null],
    ['page 1.jpeg', 10 * 1024 * 1024 + 1, 'file_too_large'],
    ['empty.png', 0, 'empty_file'],
    ['list.xlsx', 1, 'not_a_document_type'],
    ['certificate.pdf.exe', 1, 'not_a_document_type'],
    ['x.constructor', 1, 'not_a_document_type'],
  ] as const)('%s of %i bytes: %s', (name, size, expected) => {
    expect(checkDocumentFile({ name, size })).toBe(expected)
  })

  it('is stored under the type of its ending', () => {
    expect(documentMediaType('a.JPG')).toBe('image/jpeg')
  })
})

describe('names of companies', () => {
  it.each([
    ['Domaine du Test SARL', 'DOMAINE DU TEST'],
    ['Château Éxemple, S.A.', 'Chateau Exemple'],
    ['SCEA Château Exemple', 'Château Exemple'],
    ['Azienda Agricola Prova S.r.l.', 'Azienda agricola Prova srl'],
    ['Bodegas Muestra, S.L.U.', 'Bodegas Muestra'],
    ['Weingut Muster GmbH & Co. KG', 'Weingut Muster'],
    ['Cantina Esempio S.p.A.', 'Cantina Esempio SpA'],
    ['Domaine du Test S.A.R.L.', 'SARL Domaine du Test'],
    ['E. & J. Test', 'EJ Test'],
  ])('%s is %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
    expect(isSameName(other, one)).toBe(true)
  })

  it.each([
    ['Domaine du Test', 'Domaine du Texte'],
    ['Weingut Muster', 'Weingut Muster & Sohn'],
    ['SA', 'SL'],
  ])('%s is not %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false)
  })
})
