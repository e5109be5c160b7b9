/** Hands what was made here to the browser as a file to keep. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser reads the address after this turn
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Of a file that an answer holds as text. */
export const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
