import { expect, it } from 'vitest'
import { isWebAddress } from './web-address.ts'

it.each([
  'https://www.example.com',
  'http://example.com:8080/wines?year=2024#red',
  'HTTPS://Château-Exemple.fr/',
  'https://xn--80ak6aa92e.com',
])('%s may become a link', (text) => {
  expect(isWebAddress(text)).toBe(true)
})

it.each([
  'javascript:alert(document.cookie)',
  'JavaScript://example.com/%0aalert(1)',
  'https://javascript:alert(document.cookie)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'ftp://example.com',
  '//example.com',
  'example.com',
  'https://user:secret@example.com',
  'https://example.com@evil.example',
  'https://localhost',
  'https://exa mple.com',
  'https://example.com\njavascript:alert(1)',
  '',
])('%j may not', (text) => {
  expect(isWebAddress(text)).toBe(false)
})
