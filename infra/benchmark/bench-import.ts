import { existsSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../local/install/find-browser.ts'
import { startProject } from '../local/project/start-project.ts'

// A list of 7,000 products on the local cloud: from its upload to its rows on the screen, then the pages that show it.

const defaultFile = '../shared/data/portfolios/enoteca-italiana-listino-vini.csv'
const [file = defaultFile, running] = process.argv.slice(2)
const account = { email: 'subscribed@example.com', password: 'Nordgate-sample-1' }
const bounds = { readableMs: 20_000, answerMs: 200, shownRows: 150, frameMs: 100 }
const calls = 60
/** Of each address before any is measured: its function starts, and what follows a comparison is done meanwhile. */
const firstCalls = 10
const addresses = {
  summary: '/api/matches/summary',
  'product lines': '/api/product-lines',
  products: '/api/products',
  search: '/api/products?text=barolo',
  'matches by tender': '/api/matches/by-tender',
  'matches by product': '/api/matches/by-product',
  'to complete': '/api/matches/to-complete',
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const longestWait = 300_000

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/(dashboard|home)$/)
}

/** Milliseconds from the press on the upload until a row of the file is beside its product. */
async function timeToRead(page: Page): Promise<number> {
  await page.goto('/upload-portfolio')
  await page.locator('input[type=file]').first().setInputFiles(file)
  const start = performance.now()
  await page.getByRole('button', { name: 'Upload portfolio' }).click()
  await page.getByRole('link', { name: 'Check what we read' }).click({ timeout: longestWait })
  await page.locator('tbody button').first().waitFor({ timeout: longestWait })
  return performance.now() - start
}

/** What a request of the page carries, for requests of our own. */
async function authorization(page: Page): Promise<string> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().includes('/api/product-lines')),
    page.goto('/products'),
  ])
  return (await request.allHeaders()).authorization ?? ''
}

async function waitForMatches(site: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < longestWait) {
    const answer = await fetch(`${site}/api/matches/to-complete`, { headers })
    if (answer.ok && !(await answer.text()).includes('"computing":true')) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return performance.now() - start
}

async function answersOf(
  url: string,
  headers: Record<string, string>,
  count: number,
): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < count; call++) {
    const start = performance.now()
    const answer = await fetch(url, { headers })
    await answer.text()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** How many rows a page holds, and its longest frame while it is scrolled to its end. */
async function scroll(page: Page, path: string): Promise<{ rows: number; frameMs: number }> {
  await page.goto(path)
  await page.locator('main a, main tbody tr').nth(5).waitFor({ timeout: longestWait })
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const rows = document.querySelectorAll('main tbody tr, main li').length
    let frameMs = 0
    let last = performance.now()
    for (let frame = 0; frame < 60; frame++) {
      scrollBy(0, 80)
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      // the first frames still belong to the loading
      if (frame > 5) frameMs = Math.max(frameMs, now - last)
      last = now
    }
    return { rows, frameMs }
  })
}

async function measure(site: string, context: BrowserContext): Promise<boolean> {
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await signIn(page)
  const readable = await timeToRead(page)
  print(`rows on the screen after ${(readable / 1000).toFixed(1)} s`)
  let isOver = readable > bounds.readableMs
  const headers = { authorization: await authorization(page) }
  print(`matched ${((await waitForMatches(site, headers)) / 1000).toFixed(1)} s later`)
  for (const path of Object.values(addresses)) await answersOf(site + path, headers, firstCalls)
  print('   p50    p95 ms  answer')
  for (const [name, path] of Object.entries(addresses)) {
    const times = await answersOf(site + path, headers, calls)
    isOver ||= at(times, 0.95) > bounds.answerMs
    const figures = [0.5, 0.95].map((share) => at(times, share).toFixed(0).padStart(6))
    print(`${figures.join(' ')}     ${name}`)
  }
  for (const path of ['/products', '/matches', '/products/complete']) {
    const { rows, frameMs } = await scroll(page, path)
    isOver ||= rows > bounds.shownRows || frameMs > bounds.frameMs
    print(`${path}: ${rows} rows in the page, longest frame of a scroll ${frameMs.toFixed(0)} ms`)
  }
  return isOver
}

async function main(): Promise<void> {
  if (!existsSync(file)) {
    print(`skipped: ${file} is not there. Usage: npm run bench:import [FILE] [SITE]`)
    return
  }
  const cloud = running === undefined ? await startProject({ dataFolder: null }) : null
  const site = running ?? cloud?.siteUrl ?? ''
  const browser = await chromium.launch(await findBrowser())
  try {
    const context = await browser.newContext({ baseURL: site })
    if (await measure(site, context)) {
      print('over its bounds')
      process.exitCode = 1
    }
  } finally {
    await browser.close()
    await cloud?.stop()
  }
}

await main()
