import { createHash } from 'node:crypto'

const inline = {
  'inline-script': /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs,
  'inline-style': /<style[^>]*>(.*?)<\/style>/gs,
}

/**
 * What pages hold of scripts and styles, as sources of a content security policy. A page's object carries
 * them as metadata of these names, and `infra/site/finish-response.js` lets the policy of that page's answer
 * allow them: during a release too, every page comes with the policy that fits it.
 */
export function inlineHashes(pages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inline).map(([name, pattern]) => {
      const texts = pages.flatMap((page) =>
        [...page.matchAll(pattern)].map(([, text = '']) => text),
      )
      return [name, [...new Set(texts)].map(hashSource).join(' ')]
    }),
  )
}

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
