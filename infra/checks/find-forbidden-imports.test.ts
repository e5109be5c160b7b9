import { describe, expect, it } from 'vitest'
import { findForbiddenImports, importsOf } from './find-forbidden-imports.ts'
import { importRules } from './import-rules.ts'
import { checkProject } from './imports-of-project.ts'

const forbidden = (file: string, ...imports: string[]) =>
  findForbiddenImports(file, imports, importRules).map(({ specifier }) => specifier)

describe('importsOf', () => {
  it('finds values, types, re-exports and what is loaded on demand', () => {
    const source = `
      import { a } from './a.ts'
      import type { B } from './b.ts'
      export { c } from './c.ts'
      export type { D } from '#domain/d.ts'
      const e = () => import('./e.ts')
      const f = (language: string) => import(\`./locales/\${language}.json\`)
    `
    expect(importsOf('x.tsx', source).toSorted()).toEqual(
      ['#domain/d.ts', './a.ts', './b.ts', './c.ts', './e.ts', './locales/'].toSorted(),
    )
  })
})

describe('the import rules', () => {
  it.each([
    // a feature imports a feature
    ['frontend/src/features/home/home-page.tsx', '../billing/plan-card.tsx'],
    ['frontend/src/features/home/maps/nordic.ts', '../../admin/routes.tsx'],
    ['frontend/src/features/home/home-page.tsx', '../../app/routes.tsx'],
    // the site reaches the server through contracts alone
    ['frontend/src/lib/api.ts', '../../../functions/platform/clock.ts'],
    ['frontend/src/ui/badge.tsx', '#domain/shared/market.ts'],
    ['frontend/src/i18n/i18n.ts', '../lib/api.ts'],
    // a room of the domain imports upward or sideways
    ['functions/domain/shared/money.ts', '../vocabulary/terms.ts'],
    ['functions/domain/vocabulary/terms.ts', '../matching/verdict.ts'],
    ['functions/domain/tenders/tender.ts', '../portfolio/product.ts'],
    ['functions/domain/tenders/tender.ts', '../prices/ladder.ts'],
    ['functions/domain/prices/ladder.ts', '../tenders/tender.ts'],
    ['functions/domain/matching/verdict.ts', '../applications/application.ts'],
    ['functions/domain/matching/compare/price.ts', '../../applications/application.ts'],
    ['functions/domain/shared/money.ts', 'node:fs'],
    ['functions/domain/shared/money.ts', '@aws-sdk/client-s3'],
    // the server knows neither stack nor site, contracts no server
    ['functions/tenders/http.ts', '../../infra/stack.ts'],
    ['functions/tenders/http.ts', '../../frontend/src/app/routes.tsx'],
    ['functions/tenders/http.ts', '../billing/payment-store.ts'],
    ['functions/tenders/http.ts', '../../node_modules/stripe/esm/utils.js'],
    ['functions/platform/clock.ts', '../accounts/settings.ts'],
    ['functions/contracts/routes.ts', '../tenders/list-tenders.ts'],
    ['infra/constructs/api.ts', '../local/start.ts'],
    ['infra/constructs/api.ts', '../../functions/tenders/http.ts'],
  ])('refuse in %s an import of %s', (file, specifier) => {
    expect(forbidden(file, specifier)).toEqual([specifier])
  })

  it.each([
    ['frontend/src/features/home/hero.tsx', './hero.module.css'],
    ['frontend/src/features/home/hero.tsx', '../../ui/button.tsx'],
    ['frontend/src/features/home/hero.tsx', '#contracts/tenders.ts'],
    ['functions/domain/matching/compare/price.ts', '../../prices/ladder.ts'],
    ['functions/domain/matching/compare/price.ts', '../verdict.ts'],
    ['functions/tenders/calendar/feed.ts', '../list-tenders.ts'],
    ['functions/tenders/http.ts', '../platform/clock.ts'],
    ['functions/tenders/http.ts', 'node:crypto'],
    ['functions/platform/stripe/client.ts', '../../../node_modules/stripe/esm/utils.js'],
    ['infra/stack.ts', './constructs/api.ts'],
  ])('allow in %s an import of %s', (file, specifier) => {
    expect(forbidden(file, specifier)).toEqual([])
  })

  it('refuse a room that has no rule, whatever it imports', () => {
    expect(forbidden('functions/new-room/http.ts')).toEqual([null])
    expect(forbidden('frontend/src/features/new-feature/routes.tsx')).toEqual([null])
    expect(forbidden('functions/domain/new-floor/rule.ts')).toEqual([null])
  })

  it('are kept by every file of the project', () => {
    const { files, forbidden: found } = checkProject()
    expect(found).toEqual([])
    expect(files).toBeGreaterThan(1000)
  })

  it('have no two rooms that import each other, over however many others', () => {
    const below = (room: string, seen: string[] = []): string[] =>
      (importRules[room]?.imports ?? []).flatMap((next) =>
        seen.includes(next) ? [] : [next, ...below(next, [...seen, next])],
      )
    const circular = Object.keys(importRules).filter((room) => below(room).includes(room))
    expect(circular).toEqual([])
  })
})
