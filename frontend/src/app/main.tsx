import './no-eval.ts'
import './core.ts'
import '../ui/tokens.css'
import '../ui/base.css'
import 'virtual:all-styles'
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
const drawnFor = root?.getAttribute('data-prerendered') ?? null
const app = <App router={BrowserRouter} drawnFor={drawnFor} />
const options = { onCaughtError: logError, onUncaughtError: logError }
await startTexts(localeOfPath(location.pathname))
if (root !== null && drawnFor !== null) {
  // where a file cannot be had, the page stays as it was served: it can be read and its links work
  const isLoaded = await preloadPage(routes, drawnFor).then(
    () => true,
    (thrown: unknown) => {
      logError(thrown)
      return false
    },
  )
  if (isLoaded) hydrateRoot(root, app, options)
} else if (root !== null) createRoot(root, options).render(app)
