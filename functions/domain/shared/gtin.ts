/**
 * Whether the last digit is the check digit of those before (GS1 General Specifications 7.9: from the right,
 * weights 3, 1, 3, 1 ...).
 */
function hasCheckDigit(text: string): boolean {
  const digits = [...text].map(Number)
  const check = digits.pop()
  const sum = digits
    .reverse()
    .reduce((total, digit, place) => total + digit * (place % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === check
}

/** Whether digits are a GTIN: 8, 12, 13 or 14 of them, the last one their check digit. */
export const isGtin = (text: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(text) && hasCheckDigit(text)

/** Whether digits are the number of a pallet (SSCC): 18 of them, the last one their check digit. */
export const isSscc = (text: string): boolean => /^\d{18}$/.test(text) && hasCheckDigit(text)
