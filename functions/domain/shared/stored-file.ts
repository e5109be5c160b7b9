/** "Maximum 10MB per file" (specification, point 5). */
export const maxFileBytes = 10 * 1024 * 1024

/** How long an address to put a file to is valid. Seconds. */
export const putAddressLasts = 15 * 60

/** Parts of a path, and signs that are not seen: control characters, changes of the direction of reading. */
const notInNames = /[\p{Cc}/\\\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu
const longestName = 255

/** A name that can be shown and stored: neither a path nor anything that reads otherwise than it is. */
export const isFileName = (name: string): boolean => name.trim() !== '' && name === fileNameOf(name)

/** The name of a file of the user's device, without what no name of ours holds; its ending stays. */
export const fileNameOf = (name: string): string =>
  name.toWellFormed().replace(notInNames, '_').slice(-longestName).toWellFormed()
