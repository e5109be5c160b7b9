import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Template } from '../template/synthesized-stack.ts'
import { type NotesAssembly, startNotes, synthesizeNotes } from '../test-stack/notes-cloud.ts'

let assembly: NotesAssembly
beforeAll(async () => {
  assembly = await synthesizeNotes()
})
afterAll(() => assembly?.remove())

function find(template: Template, type: string) {
  const found = Object.entries(template.Resources).find(([, { Type }]) => Type === type)
  if (!found) throw new Error(`the template has no ${type}`)
  return { logicalId: found[0], properties: found[1].Properties }
}

async function refusal(edit: (template: Template) => void): Promise<string> {
  const notes = await startNotes(assembly.stack, edit).catch((error: Error) => error)
  if (notes instanceof Error) return notes.message
  await notes.cloud.stop()
  throw new Error('the start was not refused')
}

describe('a start is refused', () => {
  it('for a resource type it does not know, by name and logical id', async () => {
    const message = await refusal((template) => {
      template.Resources.Bus = { Type: 'AWS::Events::EventBus', Properties: {} }
    })
    expect(message).toContain('Bus: resource type AWS::Events::EventBus')
  })

  it('for a property it does not know, also one inside another', async () => {
    let table = ''
    const message = await refusal((template) => {
      const { logicalId, properties } = find(template, 'AWS::DynamoDB::Table')
      table = logicalId
      properties.StreamSpecification = { StreamViewType: 'NEW_IMAGE' }
      const queue = find(template, 'AWS::SQS::Queue')
      queue.properties.RedrivePolicy = { maxReceiveCount: 3, deadLetterTargetArn: 'x', other: 1 }
    })
    expect(message).toContain(`${table}: property StreamSpecification of AWS::DynamoDB::Table`)
    expect(message).toContain('property RedrivePolicy.other of AWS::SQS::Queue')
  })

  it('for a schedule that the queue does not let send, or that is not a rate', async () => {
    const schedule = (template: Template, ScheduleExpression: string) => {
      const queue = find(template, 'AWS::SQS::Queue').logicalId
      const Arn = { 'Fn::GetAtt': [queue, 'Arn'] }
      template.Resources.Daily = {
        Type: 'AWS::Events::Rule',
        Properties: {
          ScheduleExpression,
          State: 'ENABLED',
          Targets: [{ Arn, Id: 'T', Input: '{}' }],
        },
      }
    }
    expect(await refusal((template) => schedule(template, 'rate(1 day)'))).toMatch(
      /^Daily sends to .*, whose queue policy does not let events\.amazonaws\.com sqs:SendMessage/,
    )
    expect(await refusal((template) => schedule(template, 'cron(0 3 * * ? *)'))).toContain(
      'ScheduleExpression',
    )
  })

  it('for an intrinsic function, an attribute and a managed policy it does not know', async () => {
    expect(
      await refusal((template) => {
        find(template, 'AWS::SQS::Queue').properties.QueueName = { 'Fn::ImportValue': 'x' }
      }),
    ).toContain('does not know Fn::ImportValue')
    expect(
      await refusal((template) => {
        const { logicalId } = find(template, 'AWS::DynamoDB::Table')
        find(template, 'AWS::Lambda::EventSourceMapping').properties.EventSourceArn = {
          'Fn::GetAtt': [logicalId, 'StreamArn'],
        }
      }),
    ).toContain('does not know the attribute StreamArn of AWS::DynamoDB::Table')
    expect(
      await refusal((template) => {
        find(template, 'AWS::IAM::Role').properties.ManagedPolicyArns = [
          'arn:aws:iam::aws:policy/AdministratorAccess',
        ]
      }),
    ).toContain('does not know the managed policy arn:aws:iam::aws:policy/AdministratorAccess')
  })

  it('when the role of a queue\u2019s function may not receive from it', async () => {
    const message = await refusal((template) => {
      for (const { Type, Properties } of Object.values(template.Resources)) {
        if (Type !== 'AWS::IAM::Policy') continue
        const text = JSON.stringify(Properties).replaceAll('sqs:ReceiveMessage', 'sqs:Nothing')
        Object.assign(Properties, JSON.parse(text))
      }
    })
    expect(message).toMatch(/does not grant sqs:ReceiveMessage on arn:aws:sqs:/)
  })

  it('when the data folder is in use, and not when a killed process left its mark', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nordgate-lock-'))
    const first = await startNotes(assembly.stack, undefined, folder)
    await expect(startNotes(assembly.stack, undefined, folder)).rejects.toThrow(
      `in use by the local cloud with process id ${process.pid}`,
    )
    await first.cloud.stop()
    await writeFile(join(folder, 'running.pid'), '999999')
    const second = await startNotes(assembly.stack, undefined, folder)
    await second.cloud.stop()
    await rm(folder, { recursive: true })
  })
})
