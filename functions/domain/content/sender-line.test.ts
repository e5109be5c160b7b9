import { expect, it } from 'vitest'
import { builtInSender, nobodyPublished, senderLines } from './sender-line.ts'

const contact = { company: 'Test AB', address: 'Storgatan 1,\r\n\n 111 22 Stockholm \nSweden' }

it('is the published line of the language, with company and address in one line below it', () => {
  const words = { en: 'Test AB, importer of wine', fr: 'Test AB : importateur' }
  expect(senderLines('en', { words, contact })).toEqual([
    'Test AB, importer of wine',
    'Test AB, Storgatan 1, 111 22 Stockholm, Sweden',
  ])
  expect(senderLines('fr', { words, contact: null })).toEqual(['Test AB\u00a0: importateur'])
})

it('is the built-in line where a language has no words', () => {
  expect(senderLines('de', nobodyPublished)).toEqual([builtInSender.de])
  expect(senderLines('de', { words: { en: 'Words', de: ' ' }, contact })[0]).toBe(builtInSender.de)
})

it('has no imprint where the contact data name nobody', () => {
  const nobody = { company: '', address: '' }
  expect(senderLines('en', { words: {}, contact: nobody })).toEqual([builtInSender.en])
})
