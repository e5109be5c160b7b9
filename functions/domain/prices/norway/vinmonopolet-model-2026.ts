import { type Publication, yearOf } from '../figure.ts'

/**
 * Vinmonopolet's price model of 2026 as public code reports it, which says that it reproduces the
 * monopoly's own worked example; that page itself could not be read.
 */
export const vinmonopoletModel2026: Publication = {
  ...yearOf(2026),
  status: 'secondary',
  source: {
    title: 'tender-intel: pricing.py',
    url: 'https://github.com/peachesandparsley/tender-intel/blob/3d972611eeeaf8fe402426fb93b46a8ffac14184/pricing.py',
  },
}
