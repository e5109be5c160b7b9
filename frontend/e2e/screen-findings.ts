import type { Page } from 'playwright-core'
import { defaultLocale } from '#domain/shared/locale.ts'
import { scrollsSideways } from './accessibility.ts'
import { untilQuiet } from './quiet-page.ts'

/** A window of 1280 by 800 in which everything is shown twice as large (WCAG 1.4.4). */
export const zoomed = { viewport: { width: 640, height: 400 }, zoom: 2 }

export const inLanguage = (locale: string, path: string) =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`

/** Opens a screen and waits until it has a heading and asks for nothing more. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await untilQuiet(page)
}

/** Wrong language, sideways scroll, texts that are missing; each with the path. */
export async function screenFindings(page: Page, path: string, locale: string): Promise<string[]> {
  const wrong: string[] = []
  if ((await page.locator('html').getAttribute('lang')) !== locale)
    wrong.push(`${path}: html has another language`)
  if (await scrollsSideways(page)) wrong.push(`${path}: scrolls sideways`)
  for (const key of await untranslatedKeys(page)) wrong.push(`${path}: bare key ${key}`)
  return wrong
}

/** Texts that look like keys: words joined by dots or `namespace:key`, as i18next shows them when a text is missing. */
async function untranslatedKeys(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  // the addresses of people whom other journeys signed up are no texts of ours
  const words = text.replace(/\S+@\S+/g, ' ')
  // nor is what the page itself says is in no language
  const data = (await page.locator('[translate="no"]').allInnerTexts()).join(' ')
  const keys = words.match(/\b[a-z]{3,}(?:[.:][a-z_]{2,}[a-zA-Z_]*){1,3}\b/g) ?? []
  return keys.filter((key) => isNoAddress(key) && !data.includes(key))
}
const isNoAddress = (word: string) =>
  !/\.(com|hu|no|example|org|se|fi|eu|blob|json|csv|xlsx|ec|europa|legal|bcat|enonic)\b/.test(word)

/** Parts that still move for longer than one sees, where motion is to be reduced; with what moves them. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map((time) => parseFloat(time)))
    const findings = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        const runs = style.animationName !== 'none' && longest(style.animationDuration) > 0.001
        const changes = longest(style.transitionDuration) > 0.001
        if (runs || changes || style.scrollBehavior === 'smooth')
          findings.add(`${element.tagName}.${element.className}${part ?? ''}`)
      }
    }
    return [...findings]
  })

/** Words that lie over other words, as where a part of a page has more rows than its grid; lines may touch. */
export const overlappingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const mostOverlap = 0.4
    /** What is seen of a box inside of all that cuts it off; null for what floats over the page or is a drawing. */
    const seenOf = (of: Element, { left, top, right, bottom }: DOMRect) => {
      const seen = { left, top, right, bottom }
      for (let at: Element | null = of; at !== null; at = at.parentElement) {
        const { position, overflowX } = getComputedStyle(at)
        if (at instanceof SVGElement || !['static', 'relative'].includes(position)) return null
        if (overflowX === 'visible' || at === document.body) continue
        const frame = at.getBoundingClientRect()
        seen.left = Math.max(seen.left, frame.left)
        seen.right = Math.min(seen.right, frame.right)
        seen.top = Math.max(seen.top, frame.top)
        seen.bottom = Math.min(seen.bottom, frame.bottom)
      }
      return seen.bottom > seen.top ? seen : null
    }
    const words: { text: string; of: Element; box: NonNullable<ReturnType<typeof seenOf>> }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: of, textContent } = node
      const text = textContent?.trim()
      if (!of || !text || !of.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = seenOf(of, rect)
        if (box !== null) words.push({ text, of, box })
      }
    }
    words.sort((a, b) => a.box.top - b.box.top)
    return words.flatMap(({ text, of, box }, at) => {
      const found: string[] = []
      for (const other of words.slice(at + 1)) {
        if (other.box.top >= box.bottom) break
        const height = Math.min(box.bottom, other.box.bottom) - other.box.top
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const least = Math.min(box.bottom - box.top, other.box.bottom - other.box.top)
        const isWithin = other.of === of || other.of.contains(of) || of.contains(other.of)
        if (isWithin || width < 5 || height < least * mostOverlap) continue
        found.push(`"${text.slice(0, 60)}" lies over "${other.text.slice(0, 60)}"`)
      }
      return found
    })
  })
