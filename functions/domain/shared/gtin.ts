/**
 * Whether digits are a GTIN: 8, 12, 13 or 14 of them, the last one their check digit (GS1 General
 * Specifications 7.9: from the right, weights 3, 1, 3, 1 ...).
 */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false
  const digits = [...text].map(Number)
  const check = digits.pop()
  const sum = digits
    .reverse()
    .reduce((total, digit, place) => total + digit * (place % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === check
}
