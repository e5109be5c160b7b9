import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { PriceLadderPage } from './price-ladder-page.tsx'

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('prices')
})

/** The words of the page for a question in its address. */
const wordsOf = (search: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/price-ladder?${search}`]}>
        <PriceLadderPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

const finnish =
  'market=FI&price=3&freight=0.75&importer_margin_percent=0&monopoly_margin_percent=17'
const norwegian = 'market=NO&price=80.67&currency=NOK&freight=0&importer_margin_percent=0'

describe('the price ladder', () => {
  it.each([
    ['FI, published for 2027', `${finnish}&day=2027-03-01`, '€5.1522 per litre, published, 2027'],
    [
      'FI, derived for 2026',
      `${finnish}&day=2026-12-31`,
      'our calculation €5.0497 per litre, 2026',
    ],
    ['NO, second-hand for 2026', `${norwegian}&day=2026-06-01`, 'second-hand NOK 5.41 per % vol'],
    ['SE, an undated page', 'market=SE&price=3&day=2027-03-01', 'undated page Systembolaget'],
  ])('says how sure a figure is and of which year: %s', (_, search, words) => {
    expect(wordsOf(search)).toContain(words)
  })

  it('gives Vinmonopolet\u2019s own example', () => {
    expect(wordsOf(`${norwegian}&day=2026-06-01`)).toContain('NOK 199.90')
  })

  it('names the figures whose year has ended, and computes with none of them', () => {
    const words = wordsOf(`${norwegian}&day=2027-01-01`)
    expect(words).toContain('Alcohol duty: the last one we know applied until 31 December 2026.')
    expect(words).toContain('Show the ladder of 31 December 2026')
    expect(words).not.toContain('5.41')
    expect(words).not.toContain('Estimated price on the shelf')
  })

  it('counts the tax on the packaging by container and return rate, upwards and back', () => {
    const box = `${norwegian}&day=2026-06-01&packaging=plastic`
    expect(wordsOf(box)).toContain('NOK 200.60')
    expect(wordsOf(box)).toContain('Environmental tax on the packaging (13%)')
    expect(wordsOf(box)).toContain(
      'Packaging tax for “Plastic, bag-in-box or pouch”. Return rate 87%',
    )
    const back = wordsOf(`${box.replace('price=80.67', 'direction=down&limit=199.90')}`)
    expect(back).toContain('NOK 80.21')
    expect(back).toContain('Return rate 87%')
  })

  it('says which container and which return it assumed', () => {
    expect(wordsOf(`${norwegian}&day=2026-06-01`)).toContain(
      'Packaging tax: no container is named, so we assume “Glass bottle”. Return rate 95%',
    )
    expect(wordsOf(`${norwegian}&day=2025-06-01&packaging=metal`)).toContain(
      'We do not know the return rate for this day',
    )
  })

  it('says what one more cent ex works does on the shelf', () => {
    const words = wordsOf('market=SE&price=3&day=2027-03-01')
    expect(words).toContain('€0.01 more ex works adds SEK 0.1998 on the shelf before rounding.')
    expect(words).toContain('Up to €3.02 ex works the shelf price stays SEK 113.')
    expect(words).toMatch(/SEK 11.1465 for one euro, published, since 30 Jun 2025 ?: ?European/)
    expect(words).toContain('in steps of SEK 1')
  })

  it('takes a deposit by pack and day', () => {
    const can = 'market=SE&volume=1000&price=3&deposit=can&day='
    expect(wordsOf(`${can}2025-08-31`)).toContain('pays a deposit of SEK 1')
    expect(wordsOf(`${can}2025-09-01`)).toContain('pays a deposit of SEK 2')
  })

  it('shows what is known of a small Swedish wine pack, and says what is not', () => {
    const words = wordsOf('market=SE&volume=250&price=1.60&day=2027-03-01')
    expect(words).toContain('Systembolaget has a lower mark-up on wine packs below 0.5 l')
    expect(words).toMatch(/Alcohol duty .* SEK 7.40/)
    expect(words).toMatch(/Monopoly\u2019s fixed mark-up not known/)
    expect(words).not.toContain('Estimated price on the shelf')
  })

  it('says what Alko\u2019s margin is of', () => {
    expect(wordsOf('market=FI')).toContain('21% of its price before VAT')
  })

  it.each(locales)('has all its words in %s', async (language) => {
    await startTexts(language)
    await loadTexts('prices')
    for (const search of [`${norwegian}&day=2027-01-01`, `${finnish}&day=2026-06-01`])
      expect(wordsOf(search)).not.toMatch(
        /\b(figure|unit|period|step|hint|missing|recipients|one_more|deposits|importer|packaging|containers)\.\w/,
      )
  })
})
