/** How a list that is shown page by page goes on: the answer says where the next page begins. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { readonly next_cursor: string | null }) => next_cursor,
}

/** The pages of a list, one after the other, as far as they are wanted. */
export async function* pagesOf<Page extends { readonly next_cursor: string | null }>(
  ask: (cursor: string | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let cursor: string | undefined
  do {
    const page = await ask(cursor)
    yield page
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}
