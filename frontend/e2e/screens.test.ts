import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { matchesPattern } from '../build/site-paths.ts'
import { appPaths } from '../src/app/public-pages.ts'
import { accessibilityFindings } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { keyboardFindings } from './keyboard.ts'
import { logIn, logInAsAdministrator, logInAsOperator } from './log-in.ts'
import {
  inLanguage,
  movingParts,
  openScreen,
  overlappingWords,
  screenFindings,
  zoomed,
} from './screen-findings.ts'
import { settled, watchLayout } from './settled-page.ts'
import { desktop, openWatchedPage, type PageOptions, phone } from './watched-page.ts'

/** Finished pages: see public-pages.test.ts. */
const publicScreens = [
  '/tenders/1011',
  '/auth',
  '/auth?mode=sign_up',
  '/check-email',
  '/reset-password',
  '/tender-applications',
  '/unsubscribe#key=somebody~key',
  '/payment-canceled',
  '/news/item/2026-11-23-nobodys-news',
  // private-sales.test.ts answers by a link
  '/private-sales/answer',
]
/** The browser itself writes that they were not found. */
const nobodysPayment = 'cs_test_nothing'
const nobodysPlan = 'int_of-nobody'
const nobodysContent = [
  'nobodys-words',
  'nobodys-news',
  'content/about/about',
  'content/sender/sender',
]
const unexpected = (faults: readonly string[]) =>
  faults.filter(
    (fault) =>
      !(
        fault.includes('status of 404') &&
        [nobodysPayment, nobodysPlan, ...nobodysContent].some((nobodys) => fault.includes(nobodys))
      ),
  )
const ownScreens = [
  '/dashboard',
  '/upload-portfolio',
  '/products',
  '/products/new',
  '/products/complete',
  '/products/stock',
  '/documents',
  '/hand-in',
  '/matches',
  '/notices',
  '/saved-searches',
  '/tenders/1011',
  '/tenders/1197',
  '/tender-application',
  '/tender-application/1011',
  '/tender-application/1011/check',
  '/tender-application/1011/documents',
  '/tender-application/1011/price',
  '/tender-application/1011/timeline',
  '/tender-applications',
  '/tender-applications/review',
  '/profile',
  '/profile?section=mail',
  '/profile?section=billing',
  '/pricing',
  '/launch-plan',
  '/launch-plan-table',
  '/payment-success',
  `/payment-success?session_id=${nobodysPayment}`,
  '/payment-canceled',
]
const administratorScreens = [
  '/admin',
  '/admin?kind=check&owner=nobody',
  '/admin/first-run',
  '/admin/tenders',
  '/admin/tenders?state=closed&market=NO',
  '/admin/tenders/1008',
  '/admin/tenders/intake',
  `/admin/tenders/intake/${nobodysPlan}`,
  '/admin/applications',
  '/admin/applications?market=FI',
  '/admin/applications?view=board',
  '/admin/producers',
  '/admin/producers?text=nobody&sort=-seen',
  '/admin/matching',
  '/admin/matching/1008',
  '/admin/matching/1008?view=requirements',
  '/admin/messages',
  '/admin/messages?status=closed',
  '/admin/messages/msg_nobodys-words-0000',
  '/admin/payments',
  '/admin/payments?view=credits',
  '/admin/payments?view=fees',
  '/admin/payments?view=reconciliation',
  '/admin/content',
  '/admin/content?kind=news',
  '/admin/content/about/about',
  '/admin/content/sender/sender',
  '/admin/content/testimonial/nobodys-words',
  '/admin/content/news/2026-11-23-nobodys-news',
  '/admin/settings',
  '/admin/log',
  '/admin/log?subject=nothing/1',
  '/admin/log?view=mails',
  '/admin/log?view=mails&trouble=yes',
  '/admin/log?view=jobs',
]
/** An application and an import have to be there: journey.test.ts and import-journey.test.ts look at them. */
const elsewhere = [
  '/admin/applications/producer/1',
  '/admin/payments/producer/cs_test_1',
  // desk-producers.test.ts looks at them
  '/admin/producers/producer',
  '/admin/producers/producer/view',
  '/uploads/some',
]

it('are all screens that the application renders', () => {
  const seen = [...publicScreens, ...ownScreens, ...administratorScreens, ...elsewhere]
  const isSeen = (pattern: string) =>
    seen.some((screen) => matchesPattern(pattern, screen.split(/[?#]/)[0] ?? ''))
  expect(appPaths.filter((pattern) => !isSeen(pattern))).toEqual([])
})

/** The narrowest phone that WCAG 1.4.10 asks for. */
const narrow = { width: 320, height: 640 }

const appearances = [
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desktop, colorScheme: 'light' },
] as const

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

describe.each([
  { who: 'a visitor', account: null, screens: publicScreens },
  { who: 'a subscriber', account: 'subscribed@example.com', screens: ownScreens },
  { who: 'an administrator', account: 'administrator', screens: administratorScreens },
  { who: 'an operator', account: 'operator', screens: ['/admin/producers', '/admin/settings'] },
])('the screens of $who', ({ account, screens }) => {
  let session: PageOptions['session']
  beforeAll(async () => {
    if (account === null) return
    const { page, close } = await openWatchedPage(browser, cloud.siteUrl)
    if (account === 'administrator') await logInAsAdministrator(page, cloud.inboxUrl)
    else if (account === 'operator') await logInAsOperator(page, cloud.inboxUrl)
    else await logIn(page, account)
    session = await page.context().storageState()
    await close()
  })
  const openPage = (options: PageOptions) =>
    openWatchedPage(browser, cloud.siteUrl, {
      ...options,
      ...(session === undefined ? {} : { session }),
    })

  it.each(locales)('in %s: no fault, no bare key, no sideways scroll at 320 px', async (locale) => {
    const watched = await openPage({ viewport: narrow })
    const wrong: string[] = []
    for (const screen of screens) {
      const path = inLanguage(locale, screen)
      await openScreen(watched.page, path)
      wrong.push(...(await screenFindings(watched.page, path, locale)))
    }
    expect([...wrong, ...unexpected(watched.faults)]).toEqual([])
    await watched.close()
  })

  it('at twice the size, with motion reduced: nothing beside the window, nothing that moves', async () => {
    const watched = await openPage({ ...zoomed, reducedMotion: 'reduce' })
    const wrong: string[] = []
    for (const screen of screens) {
      // the longest words
      const path = inLanguage('de', screen)
      await openScreen(watched.page, path)
      wrong.push(...(await screenFindings(watched.page, path, 'de')))
      for (const part of await movingParts(watched.page)) wrong.push(`${path}: ${part} moves`)
    }
    expect([...wrong, ...unexpected(watched.faults)]).toEqual([])
    await watched.close()
  })

  it.each(appearances)(
    'without a finding of axe or of the Tab key, $colorScheme',
    async (appearance) => {
      const { colorScheme, viewport } = appearance
      const watched = await openPage({ colorScheme, viewport })
      await watchLayout(watched.page)
      const findings: string[] = []
      for (const screen of screens) {
        await openScreen(watched.page, screen)
        await settled(watched.page)
        for (const finding of await accessibilityFindings(watched.page)) {
          findings.push(`${screen}, ${colorScheme}: ${finding}`)
        }
        for (const finding of await overlappingWords(watched.page)) {
          findings.push(`${screen}, ${viewport.width} px: ${finding}`)
        }
        for (const finding of await keyboardFindings(watched.page)) {
          findings.push(`${screen}, ${viewport.width} px: ${finding}`)
        }
      }
      expect([...findings, ...unexpected(watched.faults)]).toEqual([])
      await watched.close()
    },
  )
})
