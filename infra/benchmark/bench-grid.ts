import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
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
  return all.toSorted((a, b) => a - b)
}

async function changeAll(page: Page, region: string): Promise<number> {
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+a')
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
  await page.getByText(/products changed/).waitFor({ timeout: 300_000 })
  print(
    `a value for all of them: shown after ${shown.toFixed(0)} ms, stored ${((performance.now() - start) / 1000).toFixed(1)} s later`,
  )
  return shown
}

async function measure(page: Page): Promise<string[]> {
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
    const all = await times(page, acts)
    const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => all[Math.floor(all.length * share)] ?? 0)
    print(`${p50.toFixed(0).padStart(6)} ${p95.toFixed(0).padStart(6)}     ${name}`)
    check(`p95 of ${name} (ms)`, p95, name === 'search' ? bounds.searchMs : bounds.workMs)
  }
  check('change of all (ms)', await changeAll(page, 'Sample valley'), bounds.workMs)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  const memory = usedSize / 2 ** 20
  print(
    `memory of the page ${memory.toFixed(0)} MB, ${await page.locator('tbody tr').count()} rows drawn`,
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
    const over = await measure(page)
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
