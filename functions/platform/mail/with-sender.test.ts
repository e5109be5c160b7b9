import { expect, it } from 'vitest'
import {
  builtInSender,
  nobodyPublished,
  type PublishedSender,
} from '#domain/content/sender-line.ts'
import { locales } from '#domain/shared/locale.ts'
import { layOutMail } from './lay-out-mail.ts'
import { withSender } from './with-sender.ts'

const published: PublishedSender = {
  words: { en: 'Who & <b>writes</b> for $& {####}', fr: 'Qui écrit : nous' },
  contact: { company: 'Test "AB"', address: 'Storgatan 1\nStockholm' },
}
const mail = layOutMail('en', { subject: 'A subject', lines: [builtInSender.en, 'A line.'] })

it('takes the place of the built-in line at the end, in text and, escaped, in HTML', () => {
  const { subject, text, html } = withSender(mail, published)
  expect(subject).toBe('A subject')
  // the same words above are the mail's own; what the user pool would fill is no mark of its any more
  expect(text).toBe(
    `${builtInSender.en}\n\nA line.\n\nWho & <b>writes</b> for $& (####)\nTest "AB", Storgatan 1, Stockholm\n`,
  )
  expect(html).toContain(
    'Who &amp; &lt;b&gt;writes&lt;/b&gt; for $&amp; (####)<br>Test &quot;AB&quot;, Storgatan 1, Stockholm</p></div>',
  )
  expect(html.split('<p ')).toHaveLength(mail.html.split('<p ').length)
})

it('is set as the language of the mail sets it', () => {
  const { text } = withSender(layOutMail('fr', { subject: 'Objet', lines: ['A'] }), published)
  expect(text).toContain('\n\nQui écrit\u00a0: nous\nTest "AB", Storgatan 1, Stockholm\n')
})

it.each(locales)('leaves a mail in %s as it is where nothing is published', (locale) => {
  const plain = layOutMail(locale, { subject: 'A subject', lines: ['A line.'] })
  expect(withSender(plain, nobodyPublished)).toEqual(plain)
})
