import type { Route } from '#contracts/route.ts'

const made = new WeakMap<Route, ReturnType<typeof makeSchemas>>()

const makeSchemas = ({ params, query, body, output }: Route) => ({
  params: params?.(),
  query: query?.(),
  body: body?.(),
  output: output(),
})

/** The schemas of a route, made when it is first asked for: a cold start waits only for what it needs. */
export function schemasOf(route: Route): ReturnType<typeof makeSchemas> {
  const known = made.get(route) ?? makeSchemas(route)
  made.set(route, known)
  return known
}
