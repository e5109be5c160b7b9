import path from 'node:path'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import helveticaNeue from '@capsizecss/metrics/helveticaNeue'
import newsreader from '@capsizecss/metrics/newsreader'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import segoeUI from '@capsizecss/metrics/segoeUI'
import sourceSans3 from '@capsizecss/metrics/sourceSans3'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromFile } from '@capsizecss/unpack/fs'
import type { Plugin } from 'esbuild'

type Metrics = Parameters<typeof createFontStack>[0][number]

/** Drawn to the widths of others, glyph by glyph: where Linux has no Arial it has one of these. */
const sameWidths: Readonly<Record<string, string>> = {
  Arial: 'Liberation Sans',
  'Times New Roman': 'Liberation Serif',
}

const dejaVu = (file: string): Promise<Metrics> =>
  fromFile(path.resolve(import.meta.dirname, '../../../node_modules/dejavu-fonts-ttf/ttf', file))

/**
 * `virtual:fallback-fonts`: the fonts that devices bring, set to the width and height of the site's own, and the
 * properties that name them in their order. The swap then moves next to nothing.
 */
export function fallbackFonts(): Plugin {
  return {
    name: 'fallback-fonts',
    setup(build) {
      build.onResolve({ filter: /^virtual:fallback-fonts$/ }, ({ path: name }) => ({
        path: name,
        namespace: 'fallback-fonts',
      }))
      build.onLoad({ filter: /.*/, namespace: 'fallback-fonts' }, async () => {
        const text = [segoeUI, roboto, helveticaNeue, arial, await dejaVu('DejaVuSans.ttf')]
        const display = [georgia, notoSerif, timesNewRoman, await dejaVu('DejaVuSerif.ttf')]
        const contents =
          facesOf('text', sourceSans3, text) + facesOf('display', newsreader, display)
        return { contents, loader: 'css' }
      })
    },
  }
}

/** Faces called `text-1`, `text-2`, ... and `--text-fallback`, which lists them. */
function facesOf(use: 'text' | 'display', own: Metrics, devices: readonly Metrics[]): string {
  const { fontFaces } = createFontStack([own, ...devices], { fontFaceFormat: 'styleObject' })
  const faces = fontFaces.map(({ '@font-face': face }, index) => {
    const device = devices[index]?.familyName ?? ''
    const names = [device, sameWidths[device]].filter((name) => name !== undefined)
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = face
    const overrides = {
      'ascent-override': ascentOverride,
      'descent-override': descentOverride,
      'line-gap-override': lineGapOverride,
      'size-adjust': sizeAdjust,
    }
    const rules = Object.entries(overrides).filter(([, value]) => value !== undefined)
    return `@font-face{font-family:"${use}-${index + 1}";src:${names.map((name) => `local("${name}")`).join()};${rules.map((rule) => rule.join(':')).join(';')}}\n`
  })
  const list = devices.map((_, index) => `"${use}-${index + 1}"`).join()
  return `${faces.join('')}:root{--${use}-fallback:${list}}\n`
}
