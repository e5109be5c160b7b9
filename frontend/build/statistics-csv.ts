import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import i18next from 'i18next'
import Papa from 'papaparse'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { typesetting } from '../src/i18n/typesetting.ts'
import { figureTexts } from '../src/lib/statistics/figure-texts.ts'
import { statistics } from '../src/lib/statistics/figures.build-time.ts'

/** `/statistics/<language>.csv`: every figure of the statistics page, for spreadsheets. */
export async function writeStatisticsFiles(outdir: string): Promise<void> {
  await mkdir(path.join(outdir, 'statistics'), { recursive: true })
  for (const language of locales) {
    await writeFile(
      path.join(outdir, 'statistics', `${language}.csv`),
      await statisticsCsv(language),
    )
  }
}

/** Numbers with a decimal point in every language; periods also as codes (`2025-H1`). */
export async function statisticsCsv(language: Locale): Promise<string> {
  const texts = i18next.createInstance().use(typesetting)
  await texts.init({
    lng: language,
    ns: ['statistics', 'common'],
    defaultNS: 'statistics',
    resources: {
      [language]: {
        statistics: textsOf(language, 'statistics'),
        common: textsOf(language, 'common'),
      },
    },
    interpolation: { escapeValue: false },
    postProcess: [typesetting.name],
  })
  const t = texts.getFixedT(language, 'statistics')
  const figures = figureTexts(t, language)
  const header = [
    t('column.market'),
    t('column.monopoly'),
    t('column.figure'),
    t('column.value'),
    t('column.unit'),
    t('column.period'),
    'period',
    t('column.compared_with'),
    t('column.status'),
    t('column.note'),
    t('column.source'),
    t('column.address'),
  ]
  const lines = statistics.figures.map((figure) => [
    texts.t(`market.${figure.market}`, { ns: 'common' }),
    marketFacts[figure.market].monopoly,
    figures.label(figure),
    // a number, not a text: `-12.5` is no formula
    figure.value,
    figures.unit(figure),
    figures.period(figure.period),
    figure.period,
    figure.compared_with === undefined ? '' : figures.period(figure.compared_with),
    figures.status(figure),
    [
      ...(figure.approximation === undefined ? [] : [figures.value(figure)]),
      ...figures.notes(figure),
    ].join('; '),
    statistics.sources.find(({ url }) => url === figure.source)?.name ?? '',
    figure.source,
  ])
  // the mark tells spreadsheets that it is UTF-8
  return `\u{feff}${Papa.unparse([header, ...lines], { escapeFormulae: true })}\r\n`
}

const textsOf = (language: Locale, feature: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(
      path.join(import.meta.dirname, '../src/i18n/locales', language, `${feature}.json`),
      'utf8',
    ),
  )
