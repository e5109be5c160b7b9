import { defaultLocale, type Locale } from '#domain/shared/locale.ts'

/** Pages of one group are painted with the same rules: a guide needs half of what the others need. */
export const cssGroups = ['home', 'text', 'statistics', 'page'] as const
export type CssGroup = (typeof cssGroups)[number]

/** What every page names or holds. */
export interface SiteFiles {
  /** Address of the whole style sheet. */
  readonly styles: string
  /** Where the fonts are and what for. */
  readonly fontFaces: string
  /** The rules that finished pages are painted with. */
  readonly criticalCss: Readonly<Record<CssGroup, string>>
  /** The script that runs before React: fonts, banner, language links, when the application is fetched. */
  readonly early: string
  readonly site: string
  /** What keeps a page still while the site's own fonts come in. */
  readonly keepLines: string
  /** Scripts that the application needs before it can run. */
  readonly chunks: readonly string[]
  /** Where the texts of a language are. */
  readonly textFiles: Readonly<Record<Locale, string>>
  readonly fonts: readonly string[]
}

/** What React has rendered, and for which address: it hydrates the page as the page of that one. */
export interface PageBody {
  readonly html: string
  readonly renderedFor: string
}

export interface HtmlPage {
  readonly language: Locale
  readonly head: string
  /** Null: React renders the page itself, at once. */
  readonly body: PageBody | null
  /** What it is painted with: it holds its rules, or it waits for the whole sheet. */
  readonly paintedWith: CssGroup | 'whole sheet'
  readonly noScript?: string
}

/**
 * A page as it is served. A finished page is painted with what is in it; style sheet, fonts and
 * application come when it has been. The style element carries the id that react-aria looks for, so that it
 * adds no inline style (our content security policy allows none); the rule itself is in `base.css`.
 */
export function htmlDocument(page: HtmlPage, files: SiteFiles): string {
  const { language, head, body, noScript } = page
  return `<!doctype html>
<html lang="${language}"${body === null ? ' data-own-fonts="used"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1715" media="(prefers-color-scheme: dark)">
<style>${files.fontFaces}</style>
${(body === null ? atOnce(page, files) : afterPaint(page, files)).join('\n')}
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"${body === null ? '' : ` data-prerendered="${body.renderedFor}"`}>${body?.html ?? ''}</div>${noScript === undefined ? '' : `\n<noscript>${noScript}</noscript>`}
</body>
</html>
`
}

/** With the addresses of the texts in the page's language and in the one that stands in for a missing text. */
const chunksOf = ({ language }: HtmlPage, { chunks, textFiles }: SiteFiles): string[] => [
  ...chunks,
  ...new Set([textFiles[defaultLocale], textFiles[language]]),
]

const stylesId = 'react-aria-pressable-style'
const wholeSheet = ({ styles }: SiteFiles) =>
  `<link rel="stylesheet" id="${stylesId}" href="${styles}">`

/** There is nothing to paint before React: all is fetched at once. */
const atOnce = (page: HtmlPage, files: SiteFiles): string[] => [
  `<script>${files.early}</script>`,
  wholeSheet(files),
  ...files.fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  ),
  ...chunksOf(page, files).map((file) => `<link rel="modulepreload" href="${file}">`),
  `<script type="module" src="${files.site}"></script>`,
]

/** The early script fetches what it is told of here. */
function afterPaint(page: HtmlPage, files: SiteFiles): string[] {
  const { paintedWith } = page
  const { site, keepLines, styles, fonts, early, criticalCss } = files
  const told = `data-site="${site}" data-chunks="${chunksOf(page, files).join(' ')}" data-keep-lines="${keepLines}" data-fonts="${fonts.join(' ')}"`
  if (paintedWith === 'whole sheet') return [`<script ${told}>${early}</script>`, wholeSheet(files)]
  return [
    `<script ${told} data-styles="${styles}">${early}</script>`,
    `<style id="${stylesId}">${criticalCss[paintedWith]}</style>`,
    `<noscript><link rel="stylesheet" href="${styles}"></noscript>`,
  ]
}
