import { readConsent } from './consent.ts'

// Set on the root element: `used`, the texts are set in the site's own fonts (`ui/tokens.css`); `ready`,
// they have come after the page was painted, and the next page uses them (`use-navigation-effects.ts`).
const root = document.documentElement

/**
 * A first visitor's page is painted in the fonts of the device: nothing waits, nothing moves. Who has
 * answered the banner was here before, with the site's fonts in the browser's cache.
 */
export function chooseFonts(files: readonly string[]): void {
  if (readConsent() === null) return
  root.dataset.ownFonts = 'used'
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }))
  }
}

/** Fetches the fonts of western languages; others come when a text needs them. */
export async function fetchFonts(): Promise<void> {
  if (root.dataset.ownFonts !== undefined) return
  const western = [...document.fonts].filter(({ unicodeRange }) => /^U\+0+-/i.test(unicodeRange))
  await Promise.all(western.map((face) => face.load()))
  root.dataset.ownFonts ??= 'ready'
}
