import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { productFactsOf } from '#domain/portfolio/product-facts-of.ts'
import { type ReadProduct, readProductSchema } from '#domain/portfolio/read-product.ts'

/** The complete assortment of Systembolaget of 27 November 2019; test data outside the project. */
export const systembolagetFile = new URL(
  '../../../../shared/data/assortments/systembolaget-full-2019-11-27.csv.gz',
  import.meta.url,
)

type Row = Readonly<Record<string, string>>

const nothingStated = Object.fromEntries(
  Object.keys(readProductSchema.unwrap().shape).map((key) => [key, null]),
) as unknown as ReadProduct

/** Null when the file is not there. */
export function readSystembolaget(): ProductFacts[] | null {
  if (!existsSync(systembolagetFile)) return null
  const csv = new TextDecoder().decode(gunzipSync(readFileSync(systembolagetFile)))
  const { data } = Papa.parse<Row>(csv, { header: true, delimiter: ';', skipEmptyLines: true })
  return data.map((row, index) => productFactsOf(readProductOf(row, index + 2)))
}

function readProductOf(row: Row, line: number): ReadProduct {
  const stated = (column: string) => row[column]?.trim() || null
  const year = Number(stated('Argang') ?? 0)
  const type = [stated('Varugrupp'), stated('Typ'), stated('Stil')].filter((word) => word !== null)
  return {
    ...nothingStated,
    row: line,
    name: [stated('Namn'), stated('Namn2')].filter((word) => word !== null).join(' '),
    producer: stated('Producent'),
    type: type.join(' / '),
    type_norm: englishTypes[stated('Varugrupp') ?? ''] ?? null,
    country: stated('Ursprunglandnamn'),
    region: stated('Ursprung'),
    vintage: year > 1800 ? year : null,
    volume_ml: Number(stated('Volymiml')) || null,
    abv: Number(stated('Alkoholhalt')?.replace('%', '')) || null,
    price_amount: Number(stated('Prisinklmoms')) || null,
    price_currency: 'SEK',
    price_unit: 'bottle, retail',
    grapes: grapesIn(stated('RavarorBeskrivning')),
    container: containers[stated('Forpackning') ?? ''] ?? null,
    closure: stated('Forslutning'),
    organic: stated('Ekologisk') === '1' ? true : null,
    certifications: stated('EtisktEtikett') === null ? null : [stated('EtisktEtikett') ?? ''],
  }
}

/** "70% corvina, 25% rondinella och 5% molinara." */
function grapesIn(words: string | null): ReadProduct['grapes'] {
  if (words === null) return null
  return words
    .replace(/\.$/, '')
    .split(/,| och | samt /)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, share, variety] = /^(\d+(?:\.\d+)?)\s*%\s*(.+)$/.exec(part) ?? []
      return {
        variety: (variety ?? part).replace(/\s*\(.*\)$/, ''),
        share: share ? Number(share) : null,
      }
    })
}

const containers: Readonly<Record<string, string>> = {
  Flaska: 'glass bottle',
  Magnum: 'glass bottle',
  Burk: 'aluminium can',
  Box: 'bag-in-box',
  'PET-flaska': 'PET bottle',
  Papp: 'carton',
  Fat: 'keg',
  Engångsfat: 'keg',
  'Vin i påse': 'pouch',
}

const englishTypes: Readonly<Record<string, string>> = {
  'Rött vin': 'red wine',
  'Vitt vin': 'white wine',
  Rosévin: 'rosé wine',
  'Mousserande vin': 'sparkling wine',
  'Blå mousserande': 'sparkling wine',
  'Aperitif och dessert': 'fortified wine',
  Vermouth: 'vermouth',
  'Glögg och Glühwein': 'mulled wine',
  Sake: 'sake',
  Öl: 'beer',
  Cider: 'cider',
  Blanddrycker: 'ready to drink',
  Whisky: 'whisky',
  Rom: 'rum',
  Likör: 'liqueur',
  Punsch: 'liqueur',
  'Gin och Genever': 'gin',
  'Akvavit och Kryddat brännvin': 'aquavit',
  Cognac: 'cognac',
  'Vodka och Brännvin': 'vodka',
  'Tequila och Mezcal': 'tequila',
  'Grappa och Marc': 'grappa',
  'Smaksatt sprit': 'flavoured spirits',
  'Armagnac och Brandy': 'brandy',
  Bitter: 'bitter',
  Calvados: 'calvados',
  'Frukt och Druvsprit': 'fruit spirits',
  Anissprit: 'aniseed spirits',
  'Drinkar och Cocktails': 'cocktail',
}
