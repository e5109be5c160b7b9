import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

describe('rendering Markdown', () => {
  it('gives headings ids of their own, without accents and never twice', () => {
    const { html, headings } = renderMarkdown('## Förpackning & pris\n\n### Steg\n\n### Steg', 'en')
    expect(headings).toEqual([
      { id: 'forpackning-pris', text: 'Förpackning & pris', level: 2 },
      { id: 'steg', text: 'Steg', level: 3 },
      { id: 'steg-2', text: 'Steg', level: 3 },
    ])
    expect(html).toContain('<h2 id="forpackning-pris">Förpackning &amp; pris</h2>')
    expect(html).toContain('<h3 id="steg-2">')
  })

  it('puts links inside the site into the language and leaves others', () => {
    const { html, links } = renderMarkdown(
      '[a](/pricing) [b](/resources/samples#when) [c](https://www.alko.fi/en) [d](#top)',
      'it',
    )
    expect([...html.matchAll(/href="([^"]+)"/g)].map((found) => found[1])).toEqual([
      '/it/pricing',
      '/it/resources/samples#when',
      'https://www.alko.fi/en',
      '#top',
    ])
    expect(links).toEqual(['/pricing', '/resources/samples#when', '#top'])
  })

  it('puts a table into a box that the keyboard can scroll, with column headers', () => {
    const { html } = renderMarkdown('| a | b |\n|---|--:|\n| 1 | 2 |', 'en')
    expect(html).toMatch(/<div data-table[^>]* tabindex="0"><table>[\s\S]*<\/table>\n?<\/div>/)
    expect(html).toContain('<th scope="col">a</th>')
    expect(html).toContain('<th scope="col" align="right">b</th>')
  })

  it('sets French spaces, and leaves addresses alone', () => {
    const { html, text } = renderMarkdown('Prix : 5 € ! [ici](https://a.example/x : y)', 'fr')
    expect(html).toContain('Prix\u00a0: 5 €\u202f!')
    expect(text).toContain('Prix')
  })

  it('takes parts and figures from who renders, and leaves both as they stand for texts of the desk', () => {
    const body = 'Order {{a.b}} before.\n\n```flow\n[a](/pricing) {{a.b}}\n```'
    const { html, links, text } = renderMarkdown(body, 'it', {
      inline: (name) => `<i>${name}</i>`,
      figure: (kind, source, inline) => `<figure>${kind}: ${inline(source)}</figure>`,
      foot: (made) => `<p>${made.match(/<i>/g)?.length}</p>`,
    })
    expect(html).toBe(
      '<p>Order <i>a.b</i> before.</p>\n<figure>flow: <a href="/it/pricing">a</a> <i>a.b</i></figure><p>2</p>',
    )
    expect(links).toEqual(['/pricing'])
    expect(text).toContain('a.b')
    const plain = renderMarkdown(body, 'it').html
    expect(plain).toContain('Order {{a.b}} before.')
    expect(plain).toContain('<pre><code class="language-flow">')
  })

  it.each([
    ['a <b>bold</b> word', 'HTML is not allowed: <b>'],
    ['<div>\nblock\n</div>', 'HTML is not allowed'],
    ['<!-- note -->', 'HTML is not allowed'],
    ['# Title', 'headings are ## or ###'],
    ['![x](/x.png)', 'pictures are not supported'],
    ['[x](pricing)', 'links are'],
    ['[x](javascript:alert(1))', 'links are'],
  ])('refuses %s', (body, message) => {
    expect(() => renderMarkdown(body, 'en')).toThrow(message)
  })
})
