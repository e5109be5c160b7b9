/** As the user pool demands: length counts, composition does not (NIST SP 800-63B, 3.1.1.2). */
export const shortestPassword = 12
/** A longer one is estimated by its beginning: what is guessed at that length is no list's. */
const longestEstimated = 100
/** Fewer guesses than 10^8 (0 to 2 of zxcvbn's scale) are within reach of who tries patiently. */
const leastScore = 3
/** The product's name and those of the monopolies are the first things that are tried here. */
const ownNames = ['nordgate', 'systembolaget', 'vinmonopolet', 'alko']

/** Why a password is not taken; each is told with the remedy. */
export type PasswordFault = 'too_short' | 'repeated' | 'pattern' | 'personal' | 'common'

/** What the estimator (zxcvbn) says of a password. */
export interface PasswordEstimate {
  readonly score: number
  readonly feedback: { readonly warning: string | null }
}
export type EstimatePassword = (password: string, personal: string[]) => PasswordEstimate

export type PasswordStrength = PasswordFault | 'fair' | 'strong'

const faultOf: Readonly<Record<string, PasswordFault>> = {
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  straightRow: 'pattern',
  keyPattern: 'pattern',
  sequences: 'pattern',
  recentYears: 'pattern',
  dates: 'pattern',
  userInputs: 'personal',
}

/**
 * How good a new password is: against lists of common ones, words of them put together or written
 * with signs, repetition, rows of keys, and the user's own address.
 */
export function passwordStrength(
  password: string,
  email: string,
  estimate: EstimatePassword,
): PasswordStrength {
  if ([...password].length < shortestPassword) return 'too_short'
  const personal = [...namesIn(email.toLowerCase()), ...ownNames]
  const { score, feedback } = estimate(password.slice(0, longestEstimated), personal)
  if (score < leastScore) return faultOf[feedback.warning ?? ''] ?? 'common'
  return score === leastScore ? 'fair' : 'strong'
}

/** The address, its parts, and its name written as one word. */
function namesIn(address: string): string[] {
  const [name = ''] = address.split('@')
  const parts = address.split(/[@.+_-]/).filter((part) => part.length > 2)
  return [address, name, name.replace(/[.+_-]/g, ''), ...parts].filter((part) => part !== '')
}

/** What weakens a password. */
export const faultIn = (strength: PasswordStrength): PasswordFault | null =>
  strength === 'fair' || strength === 'strong' ? null : strength
