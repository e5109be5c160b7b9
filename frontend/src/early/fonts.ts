import { readConsent } from './consent.ts'

const setInOwn = () => {
  // the texts are set in the site's own fonts (`ui/tokens.css`)
  document.documentElement.dataset.ownFonts = 'used'
}

/**
 * For a page that has been painted: the site's own fonts are shown when they come. Those of the device have their
 * width and height, so that next to nothing moves. Fulfilled when they have come.
 */
export async function showOwnFonts(): Promise<void> {
  if (document.documentElement.dataset.ownFonts !== undefined) return
  for (const face of document.fonts) face.display = 'swap'
  setInOwn()
  // which files it takes is known once the page is laid out
  void document.body.offsetHeight
  await document.fonts.ready
}

/**
 * The first painting waits for no font. Who has answered the banner was here before, with the fonts in the
 * browser's cache: they are used from the first moment on, or, where they come late all the same (`optional`), not in
 * this page: nothing moves.
 */
export function showKeptFonts(files: readonly string[]): void {
  if (readConsent() === null) return
  setInOwn()
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }))
  }
}
