import { readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../local/install/find-browser.ts'
import { startProject } from '../local/project/start-project.ts'

// The grid of products at the size of a large importer: how long a letter, a filter, an order and a change of many take
// in the browser, and how much memory the page needs. All products are made.

const [count = '10000'] = process.argv.slice(2)
const products = Number(count)
const bounds = { searchMs: 100, workMs: 200, memoryMB: 200 }
const rounds = 20
const account = { email: 'producer@example.com', password: 'Nordgate-sample-1' }
const print = (line: string) => process.stdout.write(`${line}\n`)

const words =
  'Vaucelle Montclair Ribera Altura Sassoforte Lindenhof Quinta Pradel Sarmiento Castelvecchio'.split(
    ' ',
  )
const places = [
  ['France', 'Gigondas'],
  ['Italy', 'Barolo'],
  ['Spain', 'Rioja'],
  ['Germany', 'Pfalz'],
  ['Portugal', 'Douro'],
]

async function madeList(): Promise<string> {
  const lines = ['Producer;Name;Type;Country;Region;Vintage;Volume ml;Alcohol %;Price EUR']
  for (let n = 0; n < products; n += 1) {
    const [country, region] = places[n % places.length] ?? []
    const producer = `${words[n % words.length]} ${words[(n * 7) % words.length]}`
    lines.push(
      // every seventh says no country
      `${producer};${words[(n * 3) % words.length]} Cuvée ${n};Red wine;${n % 7 === 0 ? '' : country};${n % 7 === 0 ? '' : region};${2005 + (n % 18)};750;13.5;${(5 + (n % 400) / 10).toFixed(2)}`,
    )
  }
  const file = join(await mkdtemp(join(tmpdir(), 'bench-grid-')), 'made-list.csv')
  await writeFile(file, lines.join('\n'))
  return file
}

async function openGrid(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail address').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/(dashboard|home)$/)
  await page.goto('/upload-portfolio')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await madeList())
  await page.getByRole('button', { name: 'Upload portfolio' }).click()
  await page.getByRole('link', { name: 'Check what we read' }).click({ timeout: 300_000 })
  const start = performance.now()
  await page.goto('/products')
  await page.getByRole('grid').waitFor()
  print(`first rows after ${(performance.now() - start).toFixed(0)} ms`)
  await page.waitForFunction(
    (least) =>
      document.querySelectorAll('[role=grid]')[0]?.getAttribute('aria-rowcount') !== null &&
      Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) > least,
    products,
    { timeout: 120_000 },
  )
  print(`all of them after ${(performance.now() - start).toFixed(0)} ms`)
}

/** Milliseconds in the page from what `act` does until the grid has been drawn with another content. */
async function timeOf(page: Page, act: string): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const grid = document.querySelector('[role=grid]')
    const seen = () => grid.getAttribute('aria-rowcount') + grid.querySelector('tbody').innerText
    const before = seen()
    const start = performance.now()
    const look = () => {
      if (seen() === before && performance.now() - start < 10000) requestAnimationFrame(look)
      else resolve(performance.now() - start)
    }
    ;(() => { ${act} })()
    requestAnimationFrame(look)
  })`)
}

const set = (selector: string, kind: string, value: string, event: string) => `
  const control = document.querySelector(${JSON.stringify(selector)})
  Object.getOwnPropertyDescriptor(${kind}.prototype, 'value').set.call(control, ${JSON.stringify(value)})
  control.dispatchEvent(new Event('${event}', { bubbles: true }))`
const typed = (text: string) => set('search input[type=search]', 'HTMLInputElement', text, 'input')
const chosen = (label: string, value: string) =>
  set(`select[aria-label="${label}"]`, 'HTMLSelectElement', value, 'change')

async function times(page: Page, acts: readonly string[]): Promise<number[]> {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const act of acts) all.push(await timeOf(page, act))
    // the address follows the search after a pause
    await page.waitForTimeout(600)
  }
  return all
}

/** Gives every product that is chosen another region. */
async function changeChosen(page: Page, region: string) {
  await page.getByRole('button', { name: 'Set a value' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fact').selectOption('Region or appellation')
  await dialog.getByLabel('Region or appellation').fill(region)
  await dialog.getByLabel(/^Only where it is empty/).uncheck()
  const shown = await timeOf(
    page,
    `document.querySelector('dialog[open] button[type=submit]').click()`,
  )
  const start = performance.now()
  // what was said of the change before went as this one began
  await page.getByText(/products changed/).waitFor({ timeout: 300_000 })
  const stored = performance.now() - start
  return { shown, stored }
}

/** What the page's own process holds that no other shares, as the system counts it (Linux). */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(
      ({ id }) =>
        /^Private_Dirty:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1],
    )
  return Math.max(...held.map(Number)) / 1024
}

/** Prints the median and the 95th percentile, and answers the latter. */
function tell(name: string, all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map(
    (share) => sorted[Math.floor(sorted.length * share)] ?? 0,
  )
  print(`${p50.toFixed(0).padStart(6)} ${p95.toFixed(0).padStart(6)}     ${name}`)
  return p95
}

async function measure(page: Page, browser: Browser): Promise<string[]> {
  await openGrid(page)
  const over: string[] = []
  const check = (name: string, value: number, most: number) => {
    if (value > most) over.push(`${name} ${value.toFixed(0)} > ${most}`)
  }
  const asked = {
    search: [typed('l'), typed('li'), typed('li 77'), typed('pradel 8'), typed('')],
    filter: [
      chosen('Country', 'IT'),
      chosen('Country', ''),
      chosen('Missing fact', 'country_code'),
      chosen('Missing fact', ''),
    ],
    sort: ['price', 'vintage', 'producer', 'name'].map(
      (column) => `document.querySelector('th[data-column="${column}"] button').click()`,
    ),
  }
  print('   p50    p95 ms')
  for (const [name, acts] of Object.entries(asked)) {
    const p95 = tell(name, await times(page, acts))
    check(`p95 of ${name} (ms)`, p95, name === 'search' ? bounds.searchMs : bounds.workMs)
  }
  const chooseShown = async () => {
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+a')
  }
  await timeOf(page, chosen('Country', 'DE'))
  await chooseShown()
  const many: number[] = []
  for (let round = 0; round < rounds; round += 1)
    many.push((await changeChosen(page, `Sample valley ${round}`)).shown)
  check('p95 of a change of a sixth (ms)', tell('change of a sixth', many), bounds.workMs)
  await timeOf(page, chosen('Country', ''))
  await chooseShown()
  const all = await changeChosen(page, 'Sample valley')
  print(
    `a value for all of them: shown after ${all.shown.toFixed(0)} ms, stored ${(all.stored / 1000).toFixed(1)} s later`,
  )
  check('change of all (ms)', all.shown, bounds.workMs)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const memory = await memoryOf(browser)
  print(
    `memory of the page's process ${memory.toFixed(0)} MB, ${await page.locator('tbody tr').count()} rows drawn`,
  )
  check('memory (MB)', memory, bounds.memoryMB)
  return over
}

async function main(): Promise<void> {
  const cloud = await startProject({ dataFolder: null })
  const browser = await chromium.launch(await findBrowser())
  try {
    const context = await browser.newContext({
      baseURL: cloud.siteUrl,
      viewport: { width: 1280, height: 900 },
      locale: 'en-GB',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    print(`${products} made products, ${rounds} rounds`)
    const over = await measure(page, browser)
    if (over.length > 0) {
      print(`over its bounds: ${over.join('; ')}`)
      process.exitCode = 1
    }
  } finally {
    await browser.close()
    await cloud.stop()
  }
}

await main()
