import type { DatedTender } from './read-dated-tenders.ts'

/** Real tenders with the dates that their monopolies published, for tests of timelines. */
export const realTenders = {
  furmint: {
    id: 'systembolaget-furmint-can-2026',
    market: 'SE',
    offer_deadline: '2026-01-29',
    sample_deadline: '2026-03-03',
    launch_date: '2026-09-01',
  },
  summer2012: {
    id: 'systembolaget-117765',
    market: 'SE',
    offer_deadline: '2011-10-10',
    launch_date: '2012-06-01',
  },
  vranec: {
    id: 'systembolaget-2015-vranec',
    market: 'SE',
    assortment: 'fixed list guaranteed for the first three months, then by sales',
    launch_date: '2015-09-15',
  },
  january2020: {
    id: 'vinmonopolet-202001001',
    market: 'NO',
    assortment: 'One-lot, possible basic',
    offer_type: 'Samples',
    offer_deadline: '2019-08-01',
    launch_month: '2020-01',
  },
  march2020: {
    id: 'vinmonopolet-202003003',
    market: 'NO',
    assortment: 'Basic, possible one-lot',
    offer_type: 'Written offers with samples',
    offer_deadline: '2019-08-15',
    launch_month: '2020-03',
  },
  may2026: {
    id: 'vinmonopolet-202605023',
    market: 'NO',
    assortment: 'Basic',
    offer_type: 'Written offers with samples',
    offer_deadline: '2025-11-20',
    launch_month: '2026-05',
  },
  july2026: {
    id: 'vinmonopolet-202607015',
    market: 'NO',
    assortment: 'Basic',
    offer_type: 'Written',
    offer_deadline: '2026-01-29',
    launch_month: '2026-07',
  },
  writtenMarch2020: {
    id: 'vinmonopolet-202003017',
    market: 'NO',
    assortment: 'One-lot, possible basic',
    offer_type: 'Written',
    offer_deadline: '2019-10-03',
    launch_month: '2020-03',
  },
  shortNotice: {
    id: 'vinmonopolet-202005033',
    market: 'NO',
    assortment: 'Basic, possible one-lot',
    offer_type: 'Samples',
    launch_month: '2020-05',
    dates_note: "deadline column reads 'Lynkjøp' (short-notice purchase)",
  },
  christmas2018: {
    id: 'alko-kw180207',
    market: 'FI',
    assortment: 'Seasonal (Christmas 2018)',
    launch_date: '2018-10-04',
  },
  easter2021: {
    id: 'alko-2-2021-summer-seasonal',
    market: 'FI',
    assortment: 'Seasonal products',
    launch_date: '2021-04-08',
  },
} as const satisfies Readonly<Record<string, DatedTender>>
