/** What the caller gave cannot be used: its message goes to standard error, the exit status is 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}
