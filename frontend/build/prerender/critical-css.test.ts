import { expect, it } from 'vitest'
import { criticalCss } from './critical-css.ts'

it('keeps the rules that finished pages need, in their order', async () => {
  const css = [
    ':root{--ink:#000;--unused:#111}',
    ':root[data-own-fonts=used]{--ink:#222}',
    '*,*:before{box-sizing:border-box}',
    ':focus-visible{outline:1px solid}',
    '.a{color:var(--ink)}',
    ':root[data-session=stored] .a{color:red}',
    '.never{color:red}',
    '@media(min-width:48rem){.a{color:blue}.never{color:red}}',
    '.b[hidden]{display:none}',
    '[data-table]{overflow:auto}',
    '[data-nowhere]{overflow:auto}',
    '.a{color:green}',
  ]
  const bodies = ['<p class="a b">never</p>', '<div data-table role="group"></div>']
  const kept = (await criticalCss(css.join(''), bodies)).replaceAll(/\s/g, '')
  const without = [css[0], ...css.slice(1)].join('').replaceAll(/\s/g, '')
  expect(kept).toBe(
    without
      .replace(';--unused:#111', '')
      .replaceAll('.never{color:red}', '')
      .replace('[data-nowhere]{overflow:auto}', ''),
  )
})

it('leaves out what is for paper and what would fetch a picture, not the fonts', async () => {
  const font = '@font-face{font-family:X;src:url(x.woff2)}'
  const css = `${font}.a{mask:url(a.svg)}@media print{.a{color:#000}}.a{margin:0}`
  expect(await criticalCss(css, ['<p class="a"></p>'])).toBe(`${font}.a{margin:0}`)
})
