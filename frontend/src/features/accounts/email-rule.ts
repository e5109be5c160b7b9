/** Enough to catch a slip; whether the address exists only the mail can tell. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())
