import { expect, test } from 'vitest'
import { sniffFile } from './sniff-file.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test('a list that begins as a film does is a list', async () => {
  const rows = `${'G'.padEnd(188, 'a')}${'G'.padEnd(188, 'b')}G;12,50\n`
  expect(await sniffFile(bytesOf(rows), 'list.csv')).toBe('text')
  expect(await sniffFile(bytesOf('ID3;Wine;Price\n1;Long Shadow;9.00\n'), 'list.csv')).toBe('text')
})

test('a film is none, whatever its ending', async () => {
  const film = `${'G'.padEnd(188, '\0')}${'G'.padEnd(188, '\0')}G`
  await expect(sniffFile(bytesOf(film), 'list.csv')).rejects.toThrow('wrong_content')
})
