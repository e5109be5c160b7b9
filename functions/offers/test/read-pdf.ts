import { getDocumentProxy } from 'unpdf'

export interface StructNode {
  readonly role?: string
  readonly type?: string
  readonly id?: string
  readonly children?: readonly StructNode[]
}

/** A PDF as pdf.js reads it: text and structure page by page. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const content = await page.getTextContent({ includeMarkedContent: true })
    pages.push({
      view: page.view,
      structure: (await page.getStructTree()) as StructNode | null,
      items: content.items as readonly { type?: string; str?: string; id?: string; tag?: string }[],
    })
  }
  const { info, metadata } = await pdf.getMetadata()
  return {
    info: info as Readonly<Record<string, unknown>>,
    metadata,
    markInfo: await pdf.getMarkInfo(),
    pages,
  }
}
export type ReadPdf = Awaited<ReturnType<typeof readPdf>>

export const rolesIn = (node: StructNode | null): string[] =>
  node === null
    ? []
    : [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesIn)]

/** Text that stands in no marked content, or in marked content that no element of the structure has. */
export function strayText({ items, structure }: ReadPdf['pages'][number]): string[] {
  const known = new Set(contentIds(structure))
  const open: (string | null)[] = []
  const stray: string[] = []
  for (const { type, str, id, tag } of items) {
    if (type === 'beginMarkedContent') open.push(tag === 'Artifact' ? 'artifact' : null)
    else if (type === 'beginMarkedContentProps')
      open.push(tag === 'Artifact' ? 'artifact' : id && known.has(id) ? id : null)
    else if (type === 'endMarkedContent') open.pop()
    else if (str?.trim() && !open.some((one) => one !== null)) stray.push(str)
  }
  return stray
}

const contentIds = (node: StructNode | null): string[] =>
  node === null
    ? []
    : [
        ...(node.type === 'content' && node.id ? [node.id] : []),
        ...(node.children ?? []).flatMap(contentIds),
      ]

export const textOf = ({ pages }: ReadPdf): string =>
  pages.flatMap(({ items }) => items.flatMap(({ str }) => (str ? [str] : []))).join('\n')
