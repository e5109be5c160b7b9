import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { flyerPdf } from './flyer-pdf.ts'

const address = 'https://nordgate.example'

describe.each(locales)('the flyer in %s', (language) => {
  it('is one sheet of A4 with all that the page says', async () => {
    const bytes = await flyerPdf(language, address)
    const document = await getDocumentProxy(new Uint8Array(bytes))
    expect(document.numPages).toBe(1)
    const page = await document.getPage(1)
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842])
    const { text } = await extractText(document, { mergePages: true })
    const words = text.replaceAll(/\s+/g, ' ')
    const home = (await import(`../src/i18n/locales/${language}/home.json`)).default
    const all: string[] = [home.hero.title, home.hero.lead, home.steps.submit.text, home.markets.FI]
    for (const said of all) expect(words).toContain(said.replaceAll(/\s+/g, ' '))
    expect(words).toContain('185')
    expect(words).toContain('nordgate.example')
    expect(words).not.toContain('{{')
  })

  it('ends above its foot, has its fonts inside, and is the same again', async () => {
    const bytes = await flyerPdf(language, address)
    const document = await getDocumentProxy(new Uint8Array(bytes))
    const { items } = await (await document.getPage(1)).getTextContent()
    const heights = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [item.transform[5]] : [],
    )
    // the foot takes the lowest 102 points; what is above it keeps clear of its rule
    const above = heights.filter((height) => height > 102)
    expect(Math.min(...above)).toBeGreaterThan(108)
    const raw = bytes.toString('latin1')
    expect(raw.match(/\/FontFile[23]/g)?.length).toBe(3)
    expect(raw).not.toContain('/Helvetica')
    expect((await flyerPdf(language, address)).equals(bytes)).toBe(true)
  })
})
