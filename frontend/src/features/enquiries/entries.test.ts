import { describe, expect, it } from 'vitest'
import { contactMessageSchema } from '#domain/enquiries/enquiry-schema.ts'
import { isEmail, oneLine, orNull } from './entries.ts'

const { email, name } = contactMessageSchema.unwrap().shape

describe('what is typed into a form', () => {
  it.each([
    'a@b.se',
    'first.last+tag@sub.example.com',
    "o'brien@example.ie",
    'a@b',
    'a b@example.com',
    'a@example.com,b@example.com',
    'a@@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@-example.com',
    'å@example.com',
    '',
  ])('%j is an address where the server takes it for one', (text) => {
    expect(isEmail(text)).toBe(email.safeParse(text).success)
  })

  it.each(['A.\tTest', 'A.\r\nTest', '  A.   Test \u0000', 'A. Test'])(
    '%j becomes one line',
    (text) => {
      expect(oneLine(text)).toBe('A. Test')
      expect(name.parse(oneLine(text))).toBe('A. Test')
    },
  )

  it('is nothing when it is blank', () => {
    expect(orNull(' \n ')).toBeNull()
  })
})
