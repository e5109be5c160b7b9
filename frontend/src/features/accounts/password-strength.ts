export type PasswordStrength = 'too_short' | 'guessable' | 'fair' | 'strong'

/** As the user pool demands: length counts, composition does not. */
export const shortestPassword = 12
const strongFrom = 16
const common = [
  'password',
  'passwort',
  'passwor',
  'motdepasse',
  'contrase',
  'qwert',
  '12345',
  'abcdef',
  'nordgate',
]

/** A hint while typing; the user pool has the last word. */
export function passwordStrength(password: string, email: string): PasswordStrength {
  if ([...password].length < shortestPassword) return 'too_short'
  const lower = password.toLowerCase()
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  const holdsName = name.length > 3 && lower.includes(name)
  const isMonotonous = new Set(lower).size < 6
  if (holdsName || isMonotonous || common.some((word) => lower.includes(word))) return 'guessable'
  return [...password].length >= strongFrom ? 'strong' : 'fair'
}
