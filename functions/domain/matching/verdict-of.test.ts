import { describe, expect, it } from 'vitest'
import type { CriterionKind } from './criterion.ts'
import { scoreOf } from './score-of.ts'
import type { Status } from './verdict.ts'
import { tallyOf, verdictOf } from './verdict-of.ts'

type Answer = [kind: CriterionKind, status: Status, required?: boolean]
const results = (answers: Answer[]) =>
  answers.map(([kind, status, required = true]) => ({ kind, status, required }))

describe('verdict of a pair', () => {
  it.each<[string, Answer[], string]>([
    [
      'all met',
      [
        ['category', 'met'],
        ['size', 'met'],
      ],
      'strong',
    ],
    [
      'one unknown',
      [
        ['category', 'met'],
        ['price', 'unknown'],
      ],
      'possible',
    ],
    [
      'one near',
      [
        ['category', 'met'],
        ['alcohol', 'near'],
        ['price', 'unknown'],
      ],
      'near',
    ],
    [
      'several near',
      [
        ['alcohol', 'near'],
        ['sugar', 'near'],
      ],
      'near',
    ],
    [
      'one not met that can be changed',
      [
        ['category', 'met'],
        ['size', 'not_met'],
      ],
      'near',
    ],
    [
      'and another near',
      [
        ['alcohol', 'near'],
        ['size', 'not_met'],
      ],
      'near',
    ],
    [
      'and another unknown',
      [
        ['origin', 'unknown'],
        ['price', 'not_met'],
      ],
      'near',
    ],
    [
      'two that can be changed',
      [
        ['size', 'not_met'],
        ['price', 'not_met'],
      ],
      'none',
    ],
    [
      'one that cannot be changed',
      [
        ['category', 'met'],
        ['origin', 'not_met'],
      ],
      'none',
    ],
    ['alcohol cannot be changed', [['alcohol', 'not_met']], 'none'],
    [
      'preferred ones do not enter',
      [
        ['category', 'met'],
        ['text', 'unknown', false],
      ],
      'strong',
    ],
    [
      'not even contradicted',
      [
        ['category', 'met'],
        ['quantity', 'not_met', false],
      ],
      'strong',
    ],
    ['nothing required', [['text', 'unknown', false]], 'strong'],
  ])('%s', (_words, answers, verdict) => expect(verdictOf(tallyOf(results(answers)))).toBe(verdict))

  it.each<CriterionKind>(['price', 'container', 'size', 'closure', 'quantity'])(
    'one %s not met is near: a producer can change it',
    (kind) => expect(verdictOf(tallyOf(results([[kind, 'not_met']])))).toBe('near'),
  )
})

describe('score', () => {
  it('is 100 when all is met, 0 when nothing is or nothing is required', () => {
    expect(
      scoreOf(
        results([
          ['category', 'met'],
          ['size', 'met'],
        ]),
      ),
    ).toBe(100)
    expect(
      scoreOf(
        results([
          ['category', 'not_met'],
          ['size', 'not_met'],
        ]),
      ),
    ).toBe(0)
    expect(scoreOf(results([['text', 'unknown', false]]))).toBe(0)
  })
  it('rises from not met over silence to a near miss', () => {
    const scores = (['not_met', 'unknown', 'near', 'met'] as const).map((status) =>
      scoreOf(
        results([
          ['category', 'met'],
          ['price', status],
        ]),
      ),
    )
    expect(scores).toEqual([50, 75, 85, 100])
  })
})
