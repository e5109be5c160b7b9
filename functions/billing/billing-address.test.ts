import { expect, it } from 'vitest'
import { billingAddressOf } from './billing-address.ts'

const line1 = '1 rue du Test'

it.each([
  ['FR', '1 rue du Test\n51100 Reims', { line1, postal_code: '51100', city: 'Reims' }],
  ['FR', '1 rue du Test, 51100 Reims, France', { line1, postal_code: '51100', city: 'Reims' }],
  [
    'FR',
    'Domaine du Test\r\n1 rue du Test,\r\n\r\nF-51100  Reims\r\nFRANKREICH',
    { line1: 'Domaine du Test', line2: line1, postal_code: '51100', city: 'Reims' },
  ],
  [
    'SE',
    'Testgatan 1\n114 55 Stockholm',
    { line1: 'Testgatan 1', postal_code: '114 55', city: 'Stockholm' },
  ],
  [
    'NL',
    'Teststraat 1\n1012 AB Amsterdam',
    { line1: 'Teststraat 1', postal_code: '1012 AB', city: 'Amsterdam' },
  ],
  [
    'PT',
    'Rua 1\n4400-088 Vila Nova de Gaia',
    { line1: 'Rua 1', postal_code: '4400-088', city: 'Vila Nova de Gaia' },
  ],
  [
    'IT',
    'Via Test 1\n12051 Alba (CN)',
    { line1: 'Via Test 1', postal_code: '12051', city: 'Alba (CN)' },
  ],
  // what is not sure stays as it was written
  ['FR', '12000 Route de Test', { line1: '12000 Route de Test' }],
  ['FR', '1 rue du Test\nReims', { line1, line2: 'Reims' }],
  ['DE', 'Testweg 1\n1234 Teststadt', { line1: 'Testweg 1', line2: '1234 Teststadt' }],
  ['GB', '1 Test Road\nLondon\nN1 9GU', { line1: '1 Test Road', line2: 'London, N1 9GU' }],
  [
    'AR',
    'Ruta 40 km 12\nB1640 Mart\u00ednez',
    { line1: 'Ruta 40 km 12', line2: 'B1640 Mart\u00ednez' },
  ],
  ['FR', null, {}],
  ['FR', ' \n,', {}],
])(
  'the address of a company in %s for the payment page, written %j',
  (country_code, address, parts) => {
    expect(billingAddressOf({ country_code, address })).toEqual({ country: country_code, ...parts })
  },
)
