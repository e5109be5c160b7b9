import { describe, expect, it } from 'vitest'
import { resolveSecrets } from './dynamic-references.ts'

const arn = 'arn:aws:secretsmanager:eu-north-1:000000000000:secret:Payments-Local1'
const values: Record<string, string> = { [arn]: 'by ARN', plain: 'by name', json: '{"key":"part"}' }
const resolve = (value: unknown) => resolveSecrets(value, (id) => values[id], 'Fn')

describe('a reference to a secret', () => {
  it.each([
    [`{{resolve:secretsmanager:${arn}}}`, 'by ARN'],
    [`{{resolve:secretsmanager:${arn}:SecretString:::}}`, 'by ARN'],
    ['{{resolve:secretsmanager:plain:SecretString}}', 'by name'],
    ['{{resolve:secretsmanager:plain:SecretString::AWSCURRENT:}}', 'by name'],
    ['{{resolve:secretsmanager:json:SecretString:key::}}', 'part'],
    ['a {{resolve:secretsmanager:plain}}, {{resolve:secretsmanager:plain}}', 'a by name, by name'],
    ['no reference: {{x}}', 'no reference: {{x}}'],
  ])('%s becomes its value', (text, value) => {
    expect(resolve({ list: [text], number: 1 })).toEqual({ list: [value], number: 1 })
  })

  it.each([
    ['{{resolve:secretsmanager:other}}', 'has no such value'],
    ['{{resolve:secretsmanager:json:SecretString:other::}}', 'has no such value'],
    ['{{resolve:secretsmanager:plain:SecretString::AWSPREVIOUS:}}', 'does not know'],
    ['{{resolve:secretsmanager:plain:SecretString:::4711}}', 'does not know'],
    ['{{resolve:ssm:/parameter}}', 'does not know'],
  ])('%s is refused with its place', (text, said) => {
    expect(() => resolve({ list: [text] })).toThrow(/^Fn\.list\[0\]: /)
    expect(() => resolve({ list: [text] })).toThrow(said)
  })
})
