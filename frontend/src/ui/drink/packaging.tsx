import sheet from './packaging.svg'
import type { PicturedPackaging } from './packagings.ts'

export interface PackagingProps {
  readonly packaging: PicturedPackaging | null
  /** In pixels; default: of a field. */
  readonly height?: number
}

/** A closure or a container. The word for it stands beside it, so the picture has none. */
export const Packaging = ({ packaging, height = 44 }: PackagingProps) =>
  packaging !== null && <img src={`${sheet}#${packaging}`} alt="" width={height} height={height} />
