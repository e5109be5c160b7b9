import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { type ComposedMail, layOutMail } from './lay-out-mail.ts'
import { mailColours } from './mail-look.ts'

const link = 'https://site.example/fr/tenders/7'
const fullMail = (): ComposedMail =>
  layOutMail(
    'en',
    {
      subject: 'Your Nordgate code: {code}',
      lines: ['Enter the code:', '{code}'],
      facts: [['Product', '<b>Rosso</b> & more']],
      items: [0, 1].map((at) => ({
        title: `Champagne Grand Cru ${at}`,
        link,
        note: 'Vinmonopolet, until 19 November 2026',
        lines: ['Fits: Blanc de Blancs 2020', 'Nearly fits: the bottle is 25 g too heavy'],
      })),
      after: ['Vinmonopolet decides.'],
      button: 'See all',
      unasked: 'You did not ask?',
      end: 'Stop these mails',
    },
    { code: '482915', link, end: 'https://site.example/stop' },
  )

describe('a mail', () => {
  it('says the same in text and in HTML', () => {
    const { subject, text, html } = fullMail()
    expect(subject).toBe('Your Nordgate code: 482915')
    const shown = html.replaceAll(/<style>.*?<\/style>|<[^>]+>/g, ' ')
    const said = ['482915', 'Champagne Grand Cru 1', 'Stop these mails', 'Vinmonopolet decides.']
    for (const part of said) {
      expect(text).toContain(part)
      expect(shown).toContain(part)
    }
    expect(text).toContain('Product: <b>Rosso</b> & more')
    expect(html).toContain('&lt;b&gt;Rosso&lt;/b&gt; &amp; more')
  })

  it('has the subject for its heading, without the code that stands in a box', () => {
    expect(fullMail().html).toMatch(/<h1[^>]*>Your Nordgate code<\/h1>/)
  })

  it('shows its first line in the list of a mail program', () => {
    expect(fullMail().html).toContain('<div style="display:none">Enter the code:</div>')
  })

  it.each<[readonly string[], string | undefined]>([
    [['A tender was changed', 'These were changed:', 'The deadline moved.'], undefined],
    [['The deadline moved.'], undefined],
    [['Two of your dates are due.'], 'The deadline moved.'],
  ])('adds to its subject there', (lines, preview) => {
    const { html } = layOutMail('en', { subject: 'A tender was changed', lines, preview })
    expect(html).toContain('<div style="display:none">The deadline moved.</div>')
  })

  it('stays below what Cognito takes', () => {
    for (const locale of locales) {
      const { html } = layOutMail(locale, { subject: 'x', lines: ['{code}'] }, { code: '{####}' })
      expect(html.length).toBeLessThan(20_000)
    }
  })

  it('has the colours of the site', () => {
    const tokens = readFileSync('frontend/src/ui/tokens.css', 'utf8')
    for (const name of Object.keys(mailColours.light)) {
      const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)
      const colour = name as keyof typeof mailColours.light
      expect([name, found?.[1], found?.[2]]).toEqual([
        name,
        mailColours.light[colour],
        mailColours.dark[colour],
      ])
    }
  })
})
