import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { faultIn, passwordStrength } from './password.ts'

const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
const strengthOf = (password: string) =>
  passwordStrength(password, 'elena.rossi@example.com', (...given) => estimator.check(...given))

it.each([
  ['kort', 'too_short'],
  // longer than eleven only in UTF-16
  ['🍇🍇🍇🍇🍇🍇', 'too_short'],
  ['aaaaaaaaaaaaaaaa', 'repeated'],
  ['abcabcabcabc', 'repeated'],
  ['passwordpassword', 'repeated'],
  ['password1234', 'common'],
  ['P@ssw0rd1234', 'common'],
  ['iloveyou1234', 'common'],
  ['passwort12345', 'common'],
  ['motdepasse123', 'common'],
  ['qwertyuiopas', 'common'],
  ['elena.rossi', 'too_short'],
  ['elenarossi12', 'personal'],
  ['nordgate2026', 'personal'],
  ['systembolaget1', 'personal'],
  ['a quiet harbour in spring', 'strong'],
  ['tre fjordar och en vingård', 'strong'],
  ['x7!kQ2z9mWp4', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

it('lets through what is fair or strong', () => {
  expect(faultIn('fair')).toBeNull()
  expect(faultIn('strong')).toBeNull()
  expect(faultIn('common')).toBe('common')
})

it('takes no time for a very long one', () => {
  const started = performance.now()
  expect(strengthOf('a1'.repeat(5000))).toBe('repeated')
  expect(performance.now() - started).toBeLessThan(5000)
})
