import { describe, expect, it } from 'vitest'
import { locales } from '../shared/locale.ts'
import { published } from './read-criteria/published-for-tests.ts'
import { summaryOf } from './summary-of.ts'
import { tenderSchema } from './tender.ts'
import { publishedBeside, publishedTitle, titleIn } from './title-in.ts'
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

  it('names a region as the reader does, and a registered name as it is', () => {
    const burgundy = {
      product_type: 'red wine',
      category: 'red_wine',
      region: 'Burgundy / Mâcon',
      country_of_origin: 'France',
    } as const
    expect(titles(burgundy)).toEqual({
      en: 'Red wine, Burgundy / Mâcon, France',
      it: 'Vino rosso, Borgogna / Mâcon, Francia',
      fr: 'Vin rouge, Bourgogne / Mâcon, France',
      de: 'Rotwein, Burgund / Mâcon, Frankreich',
      es: 'Vino tinto, Borgoña / Mâcon, Francia',
    })
    const registered = { ...burgundy, appellation: 'GI from Western Australia or Victoria' }
    expect(titles(registered).it).toBe('Vino rosso, GI Western Australia o Victoria, Francia')
  })

  it('offers a choice of places where it was published as one', () => {
    const french = (region: string) =>
      titles({ product_type: 'red wine', category: 'red_wine', region }).fr
    expect(french('Rheinhessen, Nahe or Mittelrhein')).toBe(
      'Vin rouge, Rheinhessen, Nahe ou Mittelrhein',
    )
    expect(french('Western Australia or New South Wales')).toBe(
      'Vin rouge, Australie-Occidentale ou Nouvelle-Galles du Sud',
    )
    expect(french('GI from Western Australia or GI from New South Wales')).toBe(
      'Vin rouge, GI Western Australia ou GI New South Wales',
    )
    expect(french('Bourgogne, Santenay')).toBe('Vin rouge, Bourgogne, Santenay')
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

  it('names a drink in the words of the trade, which are not those of its category', () => {
    const cava = { product_type: 'Sparkling wine, white', category: 'sparkling_wine' } as const
    expect(titles({ ...cava, appellation: 'DO Cava', country_of_origin: 'Spain' })).toEqual({
      en: 'Sparkling wine, white, DO Cava, Spain',
      it: 'Spumante bianco, DO Cava, Spagna',
      fr: 'Vin effervescent blanc, DO Cava, Espagne',
      de: 'Weißer Schaumwein, DO Cava, Spanien',
      es: 'Vino espumoso blanco, DO Cava, España',
    })
    const norwegian = { ...cava, product_type: 'Musserende vin' }
    expect(titles(norwegian)).toMatchObject({ en: 'Sparkling wine', de: 'Schaumwein' })
    expect(titleOf(published(norwegian))).toBe('Musserende vin')
  })

  it('names one of several places as the language lists them', () => {
    const white = { product_type: 'White wine', category: 'white_wine' } as const
    const asked = { ...white, region: 'Nahe, Pfalz or Rheinhessen', country_of_origin: 'Germany' }
    expect(titles(asked)).toMatchObject({
      en: 'White wine, Nahe, Pfalz or Rheinhessen, Germany',
      fr: 'Vin blanc, Nahe, Pfalz ou Rheinhessen, Allemagne',
    })
  })

  it('keeps published words for which there are none', () => {
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

  it('says the size that is not the usual one of wine', () => {
    const ale = { product_type: 'India pale ale', category: 'beer' } as const
    expect(titles({ ...ale, container_volume_ml: 330 }).de).toBe('India pale ale, 330 ml')
    const red = { product_type: 'Red wine', category: 'red_wine' } as const
    expect(titles({ ...red, container_volume_ml: 1500 }).fr).toBe('Vin rouge, 1,5 l')
    expect(titles({ ...red, container_volume_ml: 750 }).fr).toBe('Vin rouge')
  })

  it('leaves the strength of a named drink to its requirements', () => {
    const ale = { product_type: 'India pale ale', category: 'beer', abv_min: 6 } as const
    expect(titlesOf(published(ale))).toBeNull()
  })

  it('says the style or its first property in the reader’s language', () => {
    const pinotage = {
      reference: 'R1',
      category: 'red_wine',
      country_of_origin: 'South Africa',
      style: 'full-bodied; roasted coffee, chocolate',
      container_volume_ml: 750,
    } as const
    expect(titles(pinotage)).toEqual({
      en: 'Red wine, South Africa, full-bodied',
      it: 'Vino rosso, Sudafrica, corposo',
      fr: 'Vin rouge, Afrique du Sud, corsé',
      de: 'Rotwein, Südafrika, körperreich',
      es: 'Vino tinto, Sudáfrica, con cuerpo',
    })
    expect(spaced(titleOf(published(pinotage)))).toBe(titles(pinotage).en)
  })

  it.each([
    ['3D. Czech Dark Lager (BJCP)', 'Bier, dunkles tschechisches Lager'],
    ['21 B. Specialty IPA: Belgian IPA (BJCP)', 'Bier, belgisches IPA'],
    ['like the beer of a certain village', 'Bier'],
  ])('knows the style %s or leaves it out', (style, german) => {
    expect(titles({ category: 'beer', style }).de).toBe(german)
  })

  it('has what was published beside it where it says something else', () => {
    const besides = (given: Parameters<typeof published>[0]) => {
      const summary = summaryOf(
        tenderSchema.parse({
          tender_id: 1,
          version: 1,
          published: published(given),
          corrected_criteria: null,
          sample: null,
          updated_at: '2026-11-01T09:00:00Z',
        }),
      )
      return locales.map((language) => publishedBeside(summary, language))
    }
    const words = 'Red wine, Spain'
    const red = {
      product_type: 'red wine',
      category: 'red_wine',
      country_of_origin: 'Spain',
    } as const
    // en, it, fr, de, es
    expect(besides(red)).toEqual([null, words, words, words, words])
    expect(besides({ ...red, container_volume_ml: 3000 })[0]).toBeNull()
    // the group alone says it too
    expect(besides({ ...red, product_type: null, product_group: 'red wine' })[1]).toBe(words)
    expect(besides({ ...red, product_type: null })).toEqual([null, null, null, null, null])
    expect(publishedTitle({ title: 'Drink not specified', product_type: null })).toBeNull()
    expect(publishedTitle({ title: words, product_type: 'red wine' })).toBe(words)
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
