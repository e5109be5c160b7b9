import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('how strong a password is', () => {
  it.each([
    ['kort', 'too_short'],
    ['aaaaaaaaaaaaaaaa', 'guessable'],
    ['password-2026-x', 'guessable'],
    ['elena.rossi!2026', 'guessable'],
    ['korkskruv17ab', 'fair'],
    ['tre fjordar och en vingård', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password, 'elena.rossi@example.com')).toBe(strength)
  })
})
