/** Nested parameters as Stripe's form encoding spells them: `line_items[0][price]=price_1`. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type FormBody = { [key: string]: FormValue }

export function readForm(encoded: string): FormBody {
  const body: FormBody = Object.create(null)
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''))
    place(body, [first, ...rest], value)
  }
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withLists(value)]))
}

function place(into: FormBody, path: string[], value: string): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    into[key] = value
    return
  }
  // `expand[]=a&expand[]=b` numbers itself
  const [next = ''] = rest
  const known = into[key]
  const inner: FormBody =
    typeof known === 'object' && !Array.isArray(known) ? known : Object.create(null)
  into[key] = inner
  place(inner, next === '' ? [String(Object.keys(inner).length), ...rest.slice(1)] : rest, value)
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  if (isList) return entries.map(([, inner]) => withLists(inner))
  return Object.fromEntries(entries.map(([key, inner]) => [key, withLists(inner)]))
}
