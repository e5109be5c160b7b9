import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../install/find-browser.ts'
import { startProject } from '../project/start-project.ts'
import { sampleAccounts } from '../sample/sample-accounts.ts'

// Pictures of the site with its sample data: those of the README, or, into a folder that is named, of the main pages
// at the widths of a phone and a desk, light and dark, to be looked at before and after a change.

/** On its page a picture begins here. */
const beginnings: Readonly<Record<string, string>> = { tender: 'main table' }

type Visitor = 'anybody' | 'subscribed@example.com' | 'admin@example.com'

const wide = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const
const phoneInTheDark = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
type Form = typeof wide | typeof phoneInTheDark

const ofReadme: readonly (readonly [name: string, visitor: Visitor, path: string, form?: Form])[] =
  [
    ['tender', 'subscribed@example.com', '/tenders/1011'],
    ['home', 'anybody', '/'],
    ['matches', 'subscribed@example.com', '/matches'],
    ['products', 'subscribed@example.com', '/products'],
    ['application', 'subscribed@example.com', '/tender-application/1011/check'],
    ['desk', 'admin@example.com', '/admin'],
    ['phone', 'subscribed@example.com', '/matches', phoneInTheDark],
  ]
const pages: Readonly<Record<Visitor, readonly string[]>> = {
  anybody: ['/', '/tenders', '/tenders/1011', '/pricing', '/calendar', '/statistics', '/resources'],
  'subscribed@example.com': [
    ...['/dashboard', '/products', '/matches', '/tenders/1011', '/tender-applications'],
    ...['/tender-application/1011', '/tender-application/1011/check', '/documents', '/profile'],
  ],
  'admin@example.com': [
    ...['/admin', '/admin/tenders', '/admin/applications', '/admin/producers', '/admin/payments'],
  ],
}
const forms = [wide, phoneInTheDark].flatMap(({ viewport }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
)

async function signIn(page: Page, email: string): Promise<void> {
  const account = sampleAccounts.find((one) => one.email === email)
  if (account === undefined) throw new Error(`${email} is no sample account`)
  await page.goto('/auth')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  if (account.totp_secret !== null) {
    const code = new TOTP({ secret: Secret.fromBase32(account.totp_secret) }).generate()
    await page.getByLabel('Code from your authenticator app').fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  await page.waitForURL(/\/(dashboard|home)$/)
}

/** The page with nothing left to load, and its fonts. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

async function visit(browser: Browser, site: string, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, viewport: wide.viewport })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  if (visitor !== 'anybody') await signIn(page, visitor)
  return page
}

async function takeAll(browser: Browser, site: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const visitor of Object.keys(pages) as Visitor[]) {
    const page = await visit(browser, site, visitor)
    for (const path of pages[visitor]) {
      for (const { viewport, colorScheme } of forms) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        await open(page, path)
        const who = visitor.split('@')[0]
        const name = `${who}${path.replaceAll('/', '-')}-${viewport.width}-${colorScheme}.png`
        await page.screenshot({ path: join(folder, name) })
      }
    }
    await page.context().close()
  }
}

async function takeReadme(browser: Browser, site: string): Promise<void> {
  for (const visitor of new Set(ofReadme.map(([, one]) => one))) {
    const page = await visit(browser, site, visitor)
    for (const [name, , path, form = wide] of ofReadme.filter(([, one]) => one === visitor)) {
      await page.setViewportSize(form.viewport)
      await page.emulateMedia({ colorScheme: form.colorScheme })
      await open(page, path)
      const beginning = beginnings[name]
      if (beginning !== undefined)
        await page
          .locator(beginning)
          .first()
          .evaluate((part) => part.scrollIntoView())
      await page.screenshot({ path: `docs/pictures/${name}.png` })
    }
    await page.context().close()
  }
}

const [folder] = process.argv.slice(2)
const cloud = await startProject({ dataFolder: null })
const browser = await chromium.launch(await findBrowser())
try {
  if (folder === undefined) await takeReadme(browser, cloud.siteUrl)
  else await takeAll(browser, cloud.siteUrl, folder)
} finally {
  await browser.close()
  await cloud.stop()
}
process.exit()
