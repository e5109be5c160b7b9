import styles from './packaging.module.css'
import type { PicturedPackaging } from './packagings.ts'

/** A closure or a container. The word for it stands beside it, so the picture has none. */
export const Packaging = ({ packaging }: { readonly packaging: PicturedPackaging | null }) =>
  packaging !== null && <span className={styles.packaging} data-packaging={packaging} />
