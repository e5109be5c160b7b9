/** `*` stands for any text, `?` for any one character, as in IAM. */
export function matchesPattern(pattern: string, value: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${expression}$`, 's').test(value)
}
