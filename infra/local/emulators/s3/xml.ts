import { ServiceError } from '../service-error.ts'

/** A value, elements by name, or a repeated element; `undefined` is left out. */
export type Xml = string | number | boolean | undefined | Xml[] | { [name: string]: Xml }

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/'

export function document(root: string, content: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">${inner(content)}</${root}>`
}

export function errorDocument(error: ServiceError, resource: string, requestId: string): string {
  const content = {
    Code: error.code,
    Message: error.message,
    ...(error.details as Record<string, Xml>),
    Resource: resource,
    RequestId: requestId,
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner(content)}</Error>`
}

function inner(content: Xml): string {
  if (content === undefined) return ''
  if (typeof content !== 'object') return escaped(String(content))
  return Object.entries(content)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<${name}>${inner(value as Xml)}</${name}>`)
    .join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// a control character is no XML: S3 escapes it too
const escaped = (text: string) =>
  text.replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '&#13;')

const unescaped = (text: string) =>
  text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => NAMED[name] ?? '')

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** The contents of every `<name>` in a document as SDKs write it: no attributes that matter, no nesting of one name. */
export function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    (match) => match[1] ?? '',
  )
}

export function texts(xml: string, name: string): string[] {
  return elements(xml, name).map(unescaped)
}

export function malformedXml(): ServiceError {
  return new ServiceError('MalformedXML', 'The XML you provided was not well-formed.')
}
