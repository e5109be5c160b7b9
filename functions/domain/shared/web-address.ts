/**
 * `http` or `https`, a host with a dot, nothing before an `@`. No other scheme: `javascript:` in a link
 * runs in the page of whoever follows it.
 */
const pattern = /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/** Whether a text that somebody gave us may become a link. */
export const isWebAddress = (text: string): boolean => pattern.test(text)
