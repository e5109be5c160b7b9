import { describe, expect, it } from 'vitest'
import { longestSenderLine } from '#domain/content/sender-line.ts'
import { locales } from '#domain/shared/locale.ts'
import { withSender } from '../../platform/mail/with-sender.ts'
import { composeMail } from './compose-mail.ts'
import { mailKinds, wordsOf } from './mail-words.ts'

const link = 'https://site.example/auth?type=magic_reset#token=a&email=b%40c.se'

describe.each(locales)('mails in %s', (locale) => {
  it.each(mailKinds)('say %s in text and HTML', (kind) => {
    const mail = composeMail(locale, kind, { code: '{####}', link })
    expect(mail.subject).not.toContain('{code}')
    expect(mail.html).toContain(`lang="${locale}"`)
    expect(`${mail.text}${mail.html}`).not.toContain('{code}')
    // what Cognito fills in has to be in every mail with a code
    if (kind.endsWith('_code') || kind === 'invitation') {
      expect(mail.html).toContain('{####}')
      expect(mail.text).toContain('{####}')
    }
    if (kind === 'invitation') expect(mail.html).toContain('{username}')
    const hasButton = wordsOf[locale].mails[kind].button !== undefined
    expect(mail.text.includes(link)).toBe(hasButton)
    expect(mail.html.includes(`href="${link.replaceAll('&', '&amp;')}"`)).toBe(hasButton)
    // French sets no plain space before these, and none after «
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/ [;:!?»]|« /)
    // what the user pool takes, however long the foot is that the operator wrote
    const signs = (count: number) => '"'.repeat(count)
    const longest = {
      words: { [locale]: signs(longestSenderLine) },
      contact: { company: signs(200), address: signs(300) },
    }
    expect(withSender(mail, longest).html).toContain('&quot;')
    expect(withSender(mail, longest).html.length).toBeLessThan(20_000)
    // nothing is fetched from elsewhere
    expect(mail.html).not.toMatch(/<(img|script|link)|url\(|@import/)
  })
})
