import { readConsent } from './consent.ts'

/**
 * Sets the texts in the site's own fonts (`ui/tokens.css`). They are shown when they are there; those of the
 * device until then have their width and height, so that next to nothing moves.
 */
export function showOwnFonts(): void {
  document.documentElement.dataset.ownFonts = 'used'
}

/**
 * The first painting waits for no font. Who has answered the banner was here before, with the fonts in the
 * browser's cache: they are used from the first moment on.
 */
export function showKeptFonts(files: readonly string[]): void {
  if (readConsent() === null) return
  showOwnFonts()
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }))
  }
}
