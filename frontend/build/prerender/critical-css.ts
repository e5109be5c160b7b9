import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { locales } from '#domain/shared/locale.ts'

/** What the early script and the browser itself set on elements of a page that React has not rendered. */
const setLater = {
  names: ['hidden', 'open', 'data-own-fonts', 'data-session', 'data-language-offer'],
  values: ['used', 'stored', ...locales],
}

/** Rules that a first painting can do without: for paper, and those that would fetch a picture before it. */
function withoutLaterRules(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.some((node) => node.type === 'decl' && node.value.includes('url('))) rule.remove()
  })
  return sheet.toString()
}

/**
 * The rules of the style sheet that finished pages need until the whole sheet is there, in the sheet's
 * order. One text for all pages of a group: the content security policy names the hash of each.
 */
export async function criticalCss(css: string, bodies: readonly string[]): Promise<string> {
  const html = bodies.join('\n')
  const all = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, one]) => one ?? '')),
  ]
  const found = {
    classes: all(/ class="([^"]*)"/g).flatMap((names) => names.split(' ')),
    ids: all(/ id="([^"]*)"/g),
    tags: [...all(/<([a-z][\w-]*)/g), 'html', 'body'],
    attributes: {
      // words of the text too, which does no harm
      names: [...all(/\s([a-z][\w-]*)(?=[\s=>])/g), ...setLater.names],
      values: [...all(/="([^"]*)"/g), ...setLater.values],
    },
    undetermined: [],
  }
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => found }],
    css: [{ raw: withoutLaterRules(css) }],
    keyframes: true,
    variables: true,
    // a selector that names no element, `:focus-visible`, is about all of them
    safelist: [/^:/],
  })
  if (result === undefined) throw new Error('No rules were chosen for the first painting.')
  return result.css
}
