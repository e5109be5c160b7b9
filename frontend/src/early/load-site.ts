import { replayWhenReady } from './replay-events.ts'

/** What the visitor touches first fetches the application; so does a quiet moment. */
const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointerover'] as const
/** A page that never falls quiet gets it after this. */
const timeoutMs = 4000
/** The application waits no longer for the site's own fonts. */
const longestFontsMs = 1000
/** A file that failed is not asked for again with every move of the mouse. */
const restMs = 1000

interface Application {
  readonly site: string
  /** Scripts that `site` needs before it can run. */
  readonly chunks: readonly string[]
  /** The whole style sheet where the page holds only some of its rules; or empty. */
  readonly styles: string
}

/** Loads the application behind a page that is finished HTML, when the page is idle or first touched. */
export function loadSiteLater(
  { site, chunks, styles }: Application,
  whenPainted: () => Promise<void>,
): void {
  let isLoading = false
  let hasBegun = false
  let address = site
  let attempts = 0
  let missingStyles = styles
  const listen = () => {
    for (const event of touches) addEventListener(event, load, { passive: true })
  }
  const load = async () => {
    if (isLoading) return
    isLoading = true
    for (const event of touches) removeEventListener(event, load)
    for (const href of [address, ...chunks]) addLink('modulepreload', href)
    // without the whole sheet the page still has the rules that it was painted with
    if (missingStyles !== '' && (await hasCome(addLink('stylesheet', missingStyles))))
      missingStyles = ''
    const hasStarted = await runInTurn([...chunks, address]).then(
      () => true,
      () => false,
    )
    // browsers remember that a module failed, by its address
    if (!hasStarted) address = `${site}?${++attempts}`
    if (hasStarted && missingStyles === '') return
    // the page stays as it is, complete, with plain links, until the visitor touches it again
    isLoading = false
    setTimeout(listen, restMs)
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: timeoutMs })
    else setTimeout(load, 200)
  }
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    listen()
    // on a slow line the application would take the time of the fonts
    void Promise.race([whenPainted().catch(() => {}), after(longestFontsMs)]).then(() => {
      if (document.readyState === 'complete') whenIdle()
      else addEventListener('load', whenIdle)
    })
  }
  // A page in the background is painted when it is looked at. Before that nobody touches it, but a resting
  // mouse seems to as soon as the page is laid out.
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    begin()
  }).observe({ type: 'paint', buffered: true })
  // some browsers never tell that they painted
  const beginUntold = () =>
    setTimeout(() => {
      if (document.visibilityState === 'visible') begin()
    }, timeoutMs)
  addEventListener('load', beginUntold)
  addEventListener('visibilitychange', beginUntold)
  replayWhenReady()
}

/** Each file in a task of its own: in between the page answers. */
async function runInTurn(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(file)
    await after(0)
  }
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  return link
}

const hasCome = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    link.onload = () => resolve(true)
    link.onerror = () => {
      link.remove()
      resolve(false)
    }
  })
