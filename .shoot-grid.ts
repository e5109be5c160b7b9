import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { findBrowser } from './infra/local/install/find-browser.ts'
const [out, ...files] = process.argv.slice(2)
const b = await chromium.launch(await findBrowser())
const p = await b.newPage({ viewport: { width: 1500, height: 800 } })
await p.setContent('<div style="display:flex;gap:10px;align-items:flex-start">'+files.map(f=>`<img style="width:${Math.floor(1480/files.length)-10}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')+'</div>')
await p.screenshot({ path: out!, fullPage: true })
await b.close()
