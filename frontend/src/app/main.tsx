import './no-eval.ts'
import '../ui/tokens.css'
import '../ui/base.css'
import 'virtual:all-styles'
import { createRoot } from 'react-dom/client'
import { startTexts } from '../i18n/i18n.ts'
import { localeOfPath } from '../i18n/locale-path.ts'
import { logError, logUncaughtErrors } from '../lib/error-log.ts'
import { startSession } from '../lib/session.ts'
import { App } from './app.tsx'

logUncaughtErrors()
startSession()
await startTexts(localeOfPath(location.pathname))

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root, { onCaughtError: logError, onUncaughtError: logError }).render(<App />)
}
