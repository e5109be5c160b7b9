import { tenderRow } from '../../test/builders.ts'

const site = 'https://site.example'
/** As long as real ones: a mail writes them out. */
export const links = {
  link: `${site}/fr/tender-application/202601/timeline?from=notice`,
  end: `${site}/fr/unsubscribe?kind=tender_changes#key=${'k3Yw'.repeat(16)}`,
}
export const page = (path: string): string => site + path

/** A product with a name that is longer than most. */
export const product_name =
  'Domaine de la Très-Longue-Vigne Cuvée Prestige Réserve Personnelle 2022'
/** What somebody typed without a space. */
export const unbroken = 'Zusammengesetztesammelbezeichnung'.repeat(3)

export const row = tenderRow(202_601, {
  market: 'NO',
  monopoly: 'vinmonopolet',
  reference: '202601044',
  category: 'white_wine',
  product_type: 'White wine',
  country_of_origin: 'France',
  appellation:
    'AOC/AOP Vin de Savoie Apremont, AOC/AOP Vin de Savoie Arbin or AOC/AOP Vin de Savoie Chignin-Bergeron',
  container_volume_ml: 3000,
  offer_deadline: '2026-11-19',
  sample_deadline: '2026-12-01',
})
export const tender = row.summary
