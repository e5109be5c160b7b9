import { describe, expect, it } from 'vitest'
import { isAllowed } from './evaluate.ts'

type Statement = Parameters<typeof isAllowed>[0][number]
const allow = (Action: string[], Resource: string[]): Statement => ({
  Effect: 'Allow',
  Action,
  Resource,
})
const table = 'arn:aws:dynamodb:eu-north-1:000000000000:table/Notes'

describe('a role\u2019s statements', () => {
  it('hold for objects of a tag only, where they say so', () => {
    const tagged: Statement = {
      ...allow(['s3:GetObject'], ['arn:aws:s3:::b/*']),
      Condition: { StringEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': ['CLEAN'] } },
    }
    const may = (context: Record<string, string>) =>
      isAllowed([tagged], 's3:GetObject', 'arn:aws:s3:::b/k', context)
    const key = 's3:existingobjecttag/guarddutymalwarescanstatus'
    expect([may({}), may({ [key]: 'DIRTY' }), may({ [key]: 'CLEAN' })]).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each([
    ['nothing granted', [], 'dynamodb:GetItem', table, false],
    [
      'the action on the resource',
      [allow(['dynamodb:GetItem'], [table])],
      'dynamodb:GetItem',
      table,
      true,
    ],
    ['another action', [allow(['dynamodb:GetItem'], [table])], 'dynamodb:PutItem', table, false],
    [
      'another resource',
      [allow(['dynamodb:GetItem'], [table])],
      'dynamodb:GetItem',
      `${table}2`,
      false,
    ],
    [
      'an index is a resource of its own',
      [allow(['dynamodb:Query'], [table])],
      'dynamodb:Query',
      `${table}/index/by_deadline`,
      false,
    ],
    ['a pattern of actions', [allow(['dynamodb:*Item'], [table])], 'dynamodb:GetItem', table, true],
    [
      'actions in any case',
      [allow(['DynamoDB:getitem'], [table])],
      'dynamodb:GetItem',
      table,
      true,
    ],
    [
      'resources in their case',
      [allow(['dynamodb:GetItem'], [table.toLowerCase()])],
      'dynamodb:GetItem',
      table,
      false,
    ],
    [
      'one unknown character',
      [allow(['s3:?etObject'], ['*'])],
      's3:GetObject',
      'arn:aws:s3:::b/k',
      true,
    ],
    [
      'a prefix of keys',
      [allow(['s3:PutObject'], ['arn:aws:s3:::b/portfolios/*'])],
      's3:PutObject',
      'arn:aws:s3:::b/portfolios/u/f',
      true,
    ],
    [
      'a key beside the prefix',
      [allow(['s3:PutObject'], ['arn:aws:s3:::b/portfolios/*'])],
      's3:PutObject',
      'arn:aws:s3:::b/other/f',
      false,
    ],
    [
      'a dot is no wildcard',
      [allow(['s3:PutObject'], ['arn:aws:s3:::a.b'])],
      's3:PutObject',
      'arn:aws:s3:::axb',
      false,
    ],
    [
      'an explicit Deny wins',
      [allow(['*'], ['*']), { ...allow(['dynamodb:DeleteItem'], ['*']), Effect: 'Deny' as const }],
      'dynamodb:DeleteItem',
      table,
      false,
    ],
  ] as [string, Statement[], string, string, boolean][])(
    '%s',
    (_, statements, action, resource, expected) => {
      expect(isAllowed(statements, action, resource)).toBe(expected)
    },
  )

  it('hold only where their conditions do', () => {
    const statement: Statement = {
      ...allow(['sqs:SendMessage'], ['*']),
      Condition: { ArnLike: { 'aws:SourceArn': ['arn:aws:s3:::port*'] } },
    }
    const may = (context: Record<string, string>) =>
      isAllowed([statement], 'sqs:SendMessage', 'q', context)
    expect(may({ 'aws:sourcearn': 'arn:aws:s3:::portfolio' })).toBe(true)
    expect(may({ 'aws:sourcearn': 'arn:aws:s3:::other' })).toBe(false)
    expect(may({})).toBe(false)
  })
})
