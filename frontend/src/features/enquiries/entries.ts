/** A field of one line as it is sent: what was pasted with line ends or tabs becomes one line. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** The same where nothing need be entered. */
export const orNull = (text: string): string | null => oneLine(text) || null

/** As strict as the contract (zod's e-mail rule), so that nothing is refused without a word. */
export const isEmail = (text: string): boolean =>
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(
    text.trim(),
  )
