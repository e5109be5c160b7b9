import './no-eval.ts'
import './core.ts'
import '../ui/tokens.css'
import '../ui/base.css'
import 'virtual:all-styles'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startTexts } from '../i18n/i18n.ts'
import { localeOfPath } from '../i18n/locale-path.ts'
import { logError, logUncaughtErrors } from '../lib/error-log.ts'
import { startSession } from '../lib/session.ts'
import { App } from './app.tsx'
import { preloadPage } from './preload-page.ts'
import { routes } from './routes.tsx'

logUncaughtErrors()
startSession()

const root = document.getElementById('root')
const renderedFor = root?.getAttribute('data-prerendered') ?? null
const app = <App router={BrowserRouter} renderedFor={renderedFor} />
const options = { onCaughtError: logError, onUncaughtError: logError }
await Promise.all([startTexts(localeOfPath(location.pathname)), wakeIntl()])
if (root !== null && renderedFor !== null) {
  // where a file cannot be had, the page stays as it was served: it can be read and its links work
  const isLoaded = await preloadPage(routes, renderedFor).then(
    () => true,
    (thrown: unknown) => {
      logError(thrown)
      return false
    },
  )
  if (isLoaded) {
    // from here on React answers what is pressed by itself, and takes first over what was pressed
    dispatchEvent(new Event('site-begins'))
    // in slices, so that the page keeps answering
    startTransition(() => void hydrateRoot(root, app, options))
  }
} else if (root !== null) createRoot(root, options).render(app)

/** The first question to `Intl` takes a browser some 13 ms, whatever it is: here it is a task of its own. */
function wakeIntl(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      new Intl.NumberFormat().format(0)
      resolve()
    })
  })
}
