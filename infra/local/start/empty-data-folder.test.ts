import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataFolder } from '../cloud/data-folder-lock.ts'
import { emptyDataFolder } from './empty-data-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordgate-fresh-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('removes what earlier runs kept', async () => {
  await mkdir(join(folder, 'dynamodb'))
  await writeFile(join(folder, 'dynamodb/000001.log'), 'x')
  await writeFile(join(folder, 'sample-data.json'), 'x')
  await emptyDataFolder(folder)
  expect(await readdir(folder)).toEqual([])
})

it('leaves a folder alone that holds anything else', async () => {
  await writeFile(join(folder, 'thesis.docx'), 'x')
  await mkdir(join(folder, 'dynamodb'))
  await expect(emptyDataFolder(folder)).rejects.toThrow('thesis.docx')
  expect(await readdir(folder)).toEqual(['dynamodb', 'thesis.docx'])
})

it('does not pull the data from under a running local cloud', async () => {
  const lock = await lockDataFolder(folder)
  await expect(emptyDataFolder(folder)).rejects.toThrow('in use by the local cloud')
  await lock.release()
})
