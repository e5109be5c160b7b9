/** What an address asks, written in one way: two that say the same are equal, in whatever order they say it. */
export function queryOf(search: string): string {
  const params = new URLSearchParams(search)
  params.sort()
  return params.toString()
}
