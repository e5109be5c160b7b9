import { portfolioFileType, portfolioFileTypes } from '../../portfolio/upload.ts'
import { maxFileBytes } from '../../shared/stored-file.ts'

const jsonType = 'application/json'

/** For the file dialog. */
export const planFileEndings = [...Object.keys(portfolioFileTypes), 'json'].map((one) => `.${one}`)

/** The media type that a plan file is stored under, by the ending of its name; null: not one that is read. */
export function planFileType(fileName: string): string | null {
  if (/\.json$/i.test(fileName.trim())) return jsonType
  const type = portfolioFileType(fileName)
  return type === null ? null : portfolioFileTypes[type]
}

/** The checks of a plan file, the same in the browser and on the server. */
export function checkPlanFile(file: {
  readonly name: string
  readonly size: number
}): 'invalid_file_type' | 'file_too_large' | 'empty_file' | null {
  if (planFileType(file.name) === null) return 'invalid_file_type'
  if (file.size > maxFileBytes) return 'file_too_large'
  return file.size === 0 ? 'empty_file' : null
}
