import { globSync, readFileSync } from 'node:fs'
import { doIUseEmail } from '@jsx-email/doiuse-email'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { exampleMails } from './example-mails.ts'

/** What may be missing, as the mail is whole without it. */
const spared = [
  // light colours then
  '`@media`',
  // its cell has the same ground
  '`<body> element`',
  // the first line is then seen twice
  '`display:none`',
  // a reader then names the columns
  '`role attribute`',
  // a long address or number then runs out of the column
  '`word-break`',
]

const programs = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'samsung-email.*']

/** Functions that make a mail, by the file that they lie in. */
const makers = globSync('functions/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/test\/|platform\/mail\//.test(file))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (!source.includes('layOutMail(')) return []
    const names = [...source.matchAll(/^export (?:function|const) (\w+Mail)\b/gm)]
    // one that is made inside of another function cannot be looked at
    if (names.length === 0) return [`${file} makes a mail and exports no …Mail`]
    return names.map(([, name]) => `${file.replace('functions/', '')} ${name}`)
  })

it('every kind of mail has an example', () => {
  const examples = exampleMails('en')
  expect(Object.keys(examples).sort()).toEqual(makers.sort())
  expect(Object.values(examples).filter((mails) => mails.length === 0)).toEqual([])
})

describe.each(locales)('the mails in %s', (locale) => {
  it.each(Object.entries(exampleMails(locale)))('of %s', (_, mails) => {
    for (const { subject, text, html } of mails) {
      const { success, ...said } = doIUseEmail(html, { emailClients: programs })
      const errors = 'errors' in said ? said.errors : []
      const unknown = errors.filter((error) => !spared.some((one) => error.includes(one)))
      expect([subject, unknown]).toEqual([subject, []])
      expect(success).toBe(errors.length === 0)
      // what is longer, Gmail cuts off
      expect(Buffer.byteLength(html)).toBeLessThan(102_000)
      // a word that was left without what it stands for
      expect(`${subject}${text}`).not.toMatch(/\{(?!username\})\w+\}|\b(?:undefined|null|NaN)\b/)
    }
  })
})
