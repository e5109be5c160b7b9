import { compress } from '../local/site/compress.ts'
import { startSiteServer } from '../local/site/site-server.ts'

/** The text of a finished page as plain HTML: its headings, paragraphs, lists and tables, and nothing beside. */
export function plainPageOf(html: string): string {
  const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const text = part(/<main[^>]*>([\s\S]*)<\/main>/)
    .replace(/<(svg|template|script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(
      /<\/?(?:div|span|section|article|button|input|label|form)\b[^>]*>|<!--[\s\S]*?-->/g,
      '',
    )
    .replace(/<(\w+)\s[^>]*>/g, '<$1>')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description" content="A plain page"><title>${part(/<title>([^<]*)/)}</title></head><body><main>${text}</main></body></html>`
}

/** Serves plain pages on loopback, compressed as the site is. */
export async function startPlainPages() {
  const pages = new Map<string, string>()
  const server = await startSiteServer(
    0,
    async ({ url, headers }) => {
      const found = pages.get(url)
      const body = Buffer.from(found ?? '')
      const type = { 'content-type': 'text/html; charset=utf-8' }
      const accepted = headers['accept-encoding'] ?? ''
      return { status: found ? 200 : 404, cookies: [], ...(await compress(body, type, accepted)) }
    },
    () => {},
  )
  return {
    url: `http://localhost:${server.port}`,
    set: (path: string, html: string) => void pages.set(path, html),
    close: () => server.close(),
  }
}
