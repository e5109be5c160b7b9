import type { DecodedFile } from '#domain/portfolio/reading/sheet.ts'
export async function decodeDocx(_bytes: Uint8Array): Promise<DecodedFile> {
  return { kind: 'lines', lines: [] }
}
