import { describe, expect, it } from 'vitest'
import { locales } from '../shared/locale.ts'
import { published } from './read-criteria/published-for-tests.ts'
import { titleIn } from './title-in.ts'
import { titleOf, titlesOf } from './title-of.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const titles = (given: Parameters<typeof published>[0]) =>
  Object.fromEntries(
    Object.entries(titlesOf(published(given)) ?? {}).map(([language, title]) => [
      language,
      spaced(title),
    ]),
  )

describe('the title of a tender', () => {
  it('is what was published, with drink and country in the reader’s language', () => {
    const rioja = published({
      product_type: 'red wine',
      category: 'red_wine',
      appellation: 'DOCa/DOP Rioja',
      region: 'Rioja',
      country_of_origin: 'Spain',
    })
    expect(titleOf(rioja)).toBe('Red wine, DOCa/DOP Rioja, Spain')
    expect(titlesOf(rioja)).toEqual({
      en: 'Red wine, DOCa/DOP Rioja, Spain',
      it: 'Vino rosso, DOCa/DOP Rioja, Spagna',
      fr: 'Vin rouge, DOCa/DOP Rioja, Espagne',
      de: 'Rotwein, DOCa/DOP Rioja, Spanien',
      es: 'Vino tinto, DOCa/DOP Rioja, España',
    })
  })

  it('says the country once', () => {
    const hungarian = {
      product_type: 'white wine',
      category: 'white_wine',
      appellation: 'PDO or PGI (Hungary)',
      country_of_origin: 'Hungary',
    } as const
    expect(titles(hungarian)).toMatchObject({
      en: 'White wine, PDO or PGI, Hungary',
      de: 'Weißwein, g. U. oder g. g. A., Ungarn',
      fr: 'Vin blanc, AOP ou IGP, Hongrie',
    })
  })

  it('keeps published words that say more than the category', () => {
    const ale = { product_type: 'India pale ale', category: 'beer' } as const
    expect(titles({ ...ale, country_of_origin: 'Belgium' })).toMatchObject({
      en: 'India pale ale, Belgium',
      de: 'India pale ale, Belgien',
    })
    const anywhere = published({ ...ale, country_of_origin: null })
    expect(titlesOf(anywhere)).toBeNull()
    const summary = { title: titleOf(anywhere), titles: titlesOf(anywhere) }
    for (const language of locales) expect(titleIn(summary, language)).toBe(summary.title)
  })

  it('is made of what is known where only a reference names it, of the English style in English alone', () => {
    const pinotage = {
      reference: 'R1',
      category: 'red_wine',
      country_of_origin: 'South Africa',
      style: 'full-bodied; roasted coffee, chocolate',
      container_volume_ml: 750,
    } as const
    expect(titles(pinotage)).toEqual({
      en: 'Red wine, South Africa, full-bodied, 750 ml',
      it: 'Vino rosso, Sudafrica, 750 ml',
      fr: 'Vin rouge, Afrique du Sud, 750 ml',
      de: 'Rotwein, Südafrika, 750 ml',
      es: 'Vino tinto, Sudáfrica, 750 ml',
    })
    expect(spaced(titleOf(published(pinotage)))).toBe(titles(pinotage).en)
  })

  it('says the strength of a drink that was not named, as each language writes it', () => {
    const drink = { reference: 'KF210304', assortment: null, abv_min: 15.5, abv_max: 22 }
    expect(titles(drink)).toEqual({
      en: 'Drink not specified, 15.5–22 % vol',
      it: 'Bevanda non specificata, 15,5–22 % vol',
      fr: 'Boisson non précisée, 15,5–22 % vol',
      de: 'Getränk ohne nähere Angabe, 15,5–22 % vol',
      es: 'Bebida sin especificar, 15,5–22 % vol',
    })
  })

  it('says one strength where both limits are the same', () => {
    const made = titles({ category: 'spirits', abv_min: 40, abv_max: 40 })
    expect(made.en).toBe('Spirits, 40 % vol')
    expect(made.de).toBe('Spirituosen, 40 % vol')
  })

  it.each([
    [{ abv_min: 15, abv_max: null }, 'ab 15 % vol', 'à partir de 15 % vol'],
    [{ abv_min: null, abv_max: 8.5 }, 'bis 8,5 % vol', 'jusqu’à 8,5 % vol'],
  ])('says one limit of the strength: %o', (limits, german, french) => {
    const made = titles({ category: 'beer', ...limits })
    expect(made.de).toBe(`Bier, ${german}`)
    expect(made.fr).toBe(`Bière, ${french}`)
  })

  it('says that nothing is known, rather than a number for a name', () => {
    expect(titles({ reference: 'SW210352' })).toEqual({
      en: 'Drink not specified',
      it: 'Bevanda non specificata',
      fr: 'Boisson non précisée',
      de: 'Getränk ohne nähere Angabe',
      es: 'Bebida sin especificar',
    })
    expect(titles({ container_volume_ml: 1500 }).de).toBe('Getränk ohne nähere Angabe, 1,5 l')
  })
})
