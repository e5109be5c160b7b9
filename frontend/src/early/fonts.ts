import { readConsent } from './consent.ts'

type KeepLines = typeof import('./keep-lines.ts')

/** The faces of `ui/tokens.css`, as a style sheet names them. */
const faces = ['1em "Source Sans 3 Variable"', '500 1em Newsreader']

const setInOwn = () => {
  // the texts are set in the site's own fonts (`ui/tokens.css`)
  document.documentElement.dataset.ownFonts = 'used'
}

/**
 * For a page that has been painted: the site's own fonts are shown when they have come. Those of the device have
 * their width and height, and no text takes another number of lines, so that nothing moves. `keepLines`: where the
 * module is that sees to it.
 */
export async function showOwnFonts(keepLines: string): Promise<void> {
  if (document.documentElement.dataset.ownFonts !== undefined) return
  // an optional face that comes late is not shown at all
  for (const face of document.fonts) face.display = 'swap'
  const text = document.body.textContent
  // a font that fails leaves the other
  const loading = Promise.allSettled(faces.map((face) => document.fonts.load(face, text)))
  // small, it mostly comes first: a font that is there makes the browser lay out the page anew
  const keepingLines = await import(keepLines)
    .then(({ findLines }: KeepLines) => findLines())
    .catch(() => null)
  await loading
  // a line that moves is better than a page that is never the site's own
  if (keepingLines === null) setInOwn()
  else keepingLines(setInOwn)
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
