import { chromium } from 'playwright-core'
import { findBrowser } from '/work/wt/face/infra/local/install/find-browser.ts'
const [url, out, w = '1280', scheme = 'light'] = process.argv.slice(2)
const b = await chromium.launch(await findBrowser())
const p = await b.newPage({ viewport: { width: +w, height: 900 }, colorScheme: scheme as 'light' })
await p.goto(url, { waitUntil: 'load' })
await p.waitForTimeout(500)
await p.screenshot({ path: out, fullPage: true })
await b.close()
