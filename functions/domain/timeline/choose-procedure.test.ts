import { expect, test } from 'vitest'
import { chooseProcedure } from './choose-procedure.ts'
import { procedureBook } from './procedures.ts'

test.each([
  ['NO', { 'tender.offerType': 'Samples', assortment: 'Basic' }, 'NO-SAMPLES', false],
  ['NO', { 'tender.offerType': 'Written offers with samples' }, 'NO-WRITTEN-SAMPLES', false],
  ['NO', { 'tender.offerType': 'Written' }, 'NO-WRITTEN', false],
  [
    'NO',
    { 'tender.offerType': 'Samples', 'tender.datesNote': 'Lynkjøp' },
    'NO-SHORT-NOTICE',
    false,
  ],
  ['NO', { 'tender.offerType': 'By telephone' }, 'NO-SAMPLES', true],
  ['FI', { assortment: 'Seasonal (Christmas 2018)' }, 'FI-SEASONAL', false],
  // an empty field matches no pattern, so that what must not match holds
  ['FI', { assortment: null }, 'FI-GENERAL', false],
  ['SE', {}, 'SE-FIXED', false],
  ['SE', { assortment: 'TSE' }, 'SE-TEMP-EXCLUSIVE', false],
] as const)('%s with %j follows %s', (market, facts, id, is_assumed) => {
  const chosen = chooseProcedure(procedureBook(), market, { 'tender.market': market, ...facts })
  expect({ id: chosen.procedure.id, is_assumed: chosen.is_assumed }).toEqual({ id, is_assumed })
})
