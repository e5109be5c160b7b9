import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { published } from '#domain/tenders/read-criteria/published-for-tests.ts'
import { readTendersFile } from './read-tenders-file.ts'
import { unreadWords } from './unread-words.ts'

it('counts what is published of places, grapes and styles and not understood', () => {
  const tenders = [
    published({ category: 'beer', style: 'Zwölfer Sonderling', region: 'Nowhereshire' }),
    published({ category: 'beer', style: 'Zwölfer Sonderling' }),
    published({ category: 'beer', style: 'Belgian Dubbel' }),
    published({ category: 'red_wine', style: 'Full and ripe', country_of_origin: 'France' }),
    published({ category: 'spirits', product_type: 'Vodka', style: 'Neutral aroma and flavour' }),
  ]
  expect(unreadWords(tenders)).toEqual([
    { field: 'style', text: 'Zwölfer Sonderling', tenders: 2 },
    { field: 'region', text: 'Nowhereshire', tenders: 1 },
  ])
})

const sample = fileURLToPath(new URL('../../../../shared/data/tenders.json', import.meta.url))

it.skipIf(!existsSync(sample))(
  'leaves of the real tenders only classes of quality and words',
  async () => {
    const unread = unreadWords(await readTendersFile(sample))
    expect(unread.map(({ text }) => text)).toEqual([
      'Federspiel',
      'IGP or AOC/AOP',
      'Mimosa',
      'Passionfruit martini or mojito (The cocktail type must appear on the front of the packaging and stated in the offer)',
      'QmP',
      'Rum and cola',
      'VDP. Gutswein',
      'VDP.Erste Lage',
      'VdF Vin Mousseux',
      'grape type must appear on the front label',
      'summer brewery products',
      'ÖTW Erste Lage',
    ])
  },
)
