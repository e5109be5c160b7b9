/** Letters, digits and dashes, as the payment provider takes them; codes are the same in any case. */
export const referralCodePattern = /^[A-Z0-9-]{3,40}$/
/** Whole percents; all of a price is never given: a plan that costs nothing is granted instead. */
export const mostPercentOff = 90
export const mostUsesOfCode = 10_000

/** `over`: its last day has passed, or it was used as often as it may be. */
export const referralCodeStates = ['active', 'off', 'over'] as const
