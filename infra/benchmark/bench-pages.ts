import { startProject } from '../local/project/start-project.ts'
import { medianReading, type Reading, readPage } from './lighthouse.ts'
import { medianOf } from './median.ts'
import { plainPageOf, startPlainPages } from './plain-pages.ts'
import { readOwnFonts } from './read-own-fonts.ts'

/** The pages of which the specification names figures, by the names that the command takes. */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  pricing: '/pricing',
  guide: '/resources/guides/sweden-market-guide',
  statistics: '/statistics',
  tenders: '/tenders',
}
/** Performance, accessibility, best practices, SEO. */
const leastScores = [99, 100, 100, 100] as const
const slowestRatio = 1.3
/** The site's own fonts come when the page has been painted. */
const mostShift = 0.01
/** By then a first visitor's page is in the site's own fonts. */
const latestFontsMs = 1500

const print = (line: string) => process.stdout.write(`${line}\n`)
const [runs = '5', names = Object.keys(pages).join()] = process.argv.slice(2)
const chosen = names.split(',').map((name) => pages[name])
if (!(Number(runs) > 0) || chosen.includes(undefined)) {
  print(`Usage: npm run bench:pages [runs] [${Object.keys(pages).join()}]`)
  process.exit(1)
}

/** Whether the page keeps its bounds beside the plain page that was read in turns with it. */
function isWithin(page: Reading, plain: Reading, fonts: number): boolean {
  const isGood = leastScores.every((least, index) => (page.scores[index] ?? 0) >= least)
  const isStill = page.shift <= mostShift && fonts <= latestFontsMs
  return isGood && isStill && page.largestPaint <= slowestRatio * plain.largestPaint
}

const plainPages = await startPlainPages()
const cloud = await startProject({ dataFolder: null })
let isOver = false
try {
  print('scores           largest paint ms  plain  ratio  blocked ms  shift  fonts ms  page')
  for (const path of chosen.filter((one) => one !== undefined)) {
    const answer = await fetch(cloud.siteUrl + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    plainPages.set(path, plainPageOf(await answer.text()))
    const read: { page: Reading[]; plain: Reading[] } = { page: [], plain: [] }
    const ownFonts: number[] = []
    for (let run = 0; run < Number(runs); run++) {
      read.page.push(await readPage(cloud.siteUrl + path))
      read.plain.push(await readPage(plainPages.url + path))
      ownFonts.push(await readOwnFonts(cloud.siteUrl + path))
    }
    const page = medianReading(read.page)
    const plain = medianReading(read.plain)
    const fonts = medianOf(ownFonts)
    const figures = [
      page.scores.join(' ').padEnd(16),
      page.largestPaint.toFixed(0).padStart(16),
      plain.largestPaint.toFixed(0).padStart(6),
      (page.largestPaint / plain.largestPaint).toFixed(2).padStart(6),
      page.blocked.toFixed(0).padStart(11),
      page.shift.toFixed(3).padStart(6),
      fonts.toFixed(0).padStart(9),
    ]
    const each = read.page.map(({ scores }) => scores[0]).join(' ')
    const said = isWithin(page, plain, fonts) ? '' : '  over its bounds'
    print(`${figures.join(' ')}  ${path} (performance of each run: ${each})${said}`)
    isOver ||= said !== ''
  }
} finally {
  await plainPages.close()
  await cloud.stop()
}
if (isOver) process.exitCode = 1
