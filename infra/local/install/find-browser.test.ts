import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'
import { listenOnLoopback } from '../emulators/loopback-server.ts'
import { findBrowser } from './find-browser.ts'

it('finds a browser that renders text of a local page', async () => {
  const server = await listenOnLoopback(async (_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Local</title><h1 style="display:inline">mmmm</h1>')
  })
  const browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${server.port}/`)
    expect(await page.title()).toBe('Local')
    const box = await page.locator('h1').boundingBox()
    // without any font the text has no width
    expect(box?.width).toBeGreaterThan(40)
  } finally {
    await browser.close()
    await server.close()
  }
})

it('says so when CHROME_PATH names nothing', async () => {
  const before = process.env.CHROME_PATH
  process.env.CHROME_PATH = '/nowhere/chrome'
  try {
    await expect(findBrowser()).rejects.toThrow('CHROME_PATH names /nowhere/chrome')
  } finally {
    if (before === undefined) delete process.env.CHROME_PATH
    else process.env.CHROME_PATH = before
  }
})
