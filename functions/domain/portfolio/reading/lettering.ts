/** True when more than half of the letters are capitals and there are at least two. */
export function isMostlyCapitals(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return capitals >= 2 && capitals > small * 3
}

/** "V I N I  B I A N C H I" set with letter-spacing becomes "VINI BIANCHI"; other text is unchanged. */
export function joinSpacedLetters(text: string): string {
  return text
    .split(/\s{2,}/)
    .map((word) => (isLetterSpaced(word) ? word.replaceAll(' ', '') : word))
    .join(' ')
}

function isLetterSpaced(word: string): boolean {
  const parts = word.trim().split(' ')
  return parts.length >= 3 && parts.every((part) => [...part].length === 1)
}
