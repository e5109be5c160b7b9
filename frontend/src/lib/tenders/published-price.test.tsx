import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { type PublishedTender, publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { PublishedPrice } from './published-price.tsx'

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('tenders')
  await loadTexts('vocabulary')
})

/** Silent on everything but its market. */
const tender = {
  ...Object.fromEntries(
    Object.keys(publishedTenderSchema.unwrap().shape).map((key) => [key, null]),
  ),
  market: 'SE',
} as PublishedTender
const price = { basis: 'retail', currency: 'SEK', min: null, max: 300, per_volume_ml: 750 } as const
const ladderOf = (text: string) => {
  const words = renderToStaticMarkup(
    <MemoryRouter>
      <PublishedPrice price={{ ...price, text }} tender={tender} />
    </MemoryRouter>,
  )
  const [, search] = words.match(/price-ladder\?([^"]*)/) ?? []
  return Object.fromEntries(new URLSearchParams(search?.replaceAll('&amp;', '&')))
}

it.each([
  ['<300 SEK', 'yes'],
  ['max 300 SEK', undefined],
])('asks the ladder whether the limit itself is too much: %s', (text, excluded) => {
  const { limit, limit_excluded } = ladderOf(text)
  expect([limit, limit_excluded]).toEqual(['300', excluded])
})
