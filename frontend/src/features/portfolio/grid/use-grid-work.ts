import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { ProductLine } from '#domain/portfolio/product-line.ts'
import { mostProductsAtOnce } from '#domain/portfolio/product-parts.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { callApi } from '../../../lib/api.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { changedLine, factsBefore, inParts, linesOf, withLines } from './change-lines.ts'
import type { FactChange } from './read-fact.ts'
import { type LinesData, linesKey } from './use-product-lines.ts'

export type FactChanges = ReadonlyMap<ProductId, FactChange>

/** What is being done to many products, or was done last. */
export type GridWork =
  | { readonly state: 'working'; readonly done: number; readonly all: number }
  | {
      readonly state: 'done'
      readonly kind: 'changed' | 'deleted' | 'restored'
      readonly count: number
      /** Changed by somebody else meanwhile, or deleted: left as they are. */
      readonly refused: number
      readonly undo: (() => void) | null
    }
  | {
      readonly state: 'failed'
      readonly code: ReturnType<typeof errorCodeOf>
      readonly retry: () => void
    }

/**
 * Changes and deletes products: shown at once, sent part by part, one after the other, so that a later change knows the version
 * that an earlier one left. What the server refuses is shown as it is there.
 */
export function useGridWork() {
  const queries = useQueryClient()
  const [work, setWork] = useState<GridWork | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const show = useCallback(
    (changed: ReadonlyMap<ProductId, ProductLine | null>) =>
      queries.setQueryData<LinesData>(linesKey, (data) => withLines(data, changed)),
    [queries],
  )
  const now = useCallback(() => linesOf(queries.getQueryData<LinesData>(linesKey)), [queries])
  const refresh = useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['matches'] })
    void queries.invalidateQueries({ queryKey: ['products', 'one'] })
  }, [queries])
  const inTurn = useCallback((run: () => Promise<void>) => {
    queue.current = queue.current.then(run, run)
  }, [])

  const change = useCallback(
    (changes: FactChanges, isUndo = false) => {
      const before = now()
      // what is being read now would show the values of before
      void queries.cancelQueries({ queryKey: linesKey })
      show(
        new Map(
          [...changes].flatMap(([id, facts]) => {
            const line = before.get(id)
            return line === undefined ? [] : [[id, changedLine(line, facts)] as const]
          }),
        ),
      )
      const undone = new Map<ProductId, FactChange>()
      let refused = 0
      const send = async (ids: readonly ProductId[]) => {
        if (ids.length > mostProductsAtOnce) setWork({ state: 'working', done: 0, all: ids.length })
        for (const [at, part] of inParts(ids, mostProductsAtOnce).entries()) {
          const lines = now()
          try {
            const answer = await callApi('changeProducts', {
              body: {
                changes: part.map((product_id) => ({
                  product_id,
                  version: lines.get(product_id)?.version ?? 1,
                  facts: changes.get(product_id) ?? {},
                })),
              },
            })
            const left = new Set(answer.refused.map(({ product_id }) => product_id))
            refused += left.size
            for (const id of part) {
              const line = before.get(id)
              const facts = changes.get(id)
              if (line !== undefined && facts !== undefined && !left.has(id))
                undone.set(id, factsBefore(line, facts))
            }
            const gone = answer.refused.filter(({ code }) => code === 'not_found')
            show(
              new Map<ProductId, ProductLine | null>([
                ...answer.lines.map((line) => [line.product_id, line] as const),
                ...gone.map(({ product_id }) => [product_id, null] as const),
              ]),
            )
          } catch (thrown) {
            const rest = ids.slice(at * mostProductsAtOnce)
            show(new Map(rest.flatMap((id) => entryOf(before, id))))
            const retry = () => change(new Map(rest.map((id) => [id, changes.get(id) ?? {}])))
            setWork({ state: 'failed', code: errorCodeOf(thrown), retry })
            refresh()
            return
          }
          if (ids.length > mostProductsAtOnce) {
            const done = Math.min(ids.length, (at + 1) * mostProductsAtOnce)
            setWork({ state: 'working', done, all: ids.length })
          }
        }
        setWork({
          state: 'done',
          kind: isUndo ? 'restored' : 'changed',
          count: undone.size,
          refused,
          undo: isUndo || undone.size === 0 ? null : () => change(undone, true),
        })
        refresh()
      }
      inTurn(() => send([...changes.keys()]))
    },
    [queries, show, now, refresh, inTurn],
  )

  const remove = useCallback(
    (ids: readonly ProductId[], undo = false) => {
      const before = now()
      void queries.cancelQueries({ queryKey: linesKey })
      if (!undo) show(new Map(ids.map((id) => [id, null])))
      const send = async () => {
        const done: ProductId[] = []
        for (const part of inParts(ids, mostProductsAtOnce)) {
          if (ids.length > part.length)
            setWork({ state: 'working', done: done.length, all: ids.length })
          try {
            const body = { product_ids: part, undo }
            done.push(...(await callApi('deleteProducts', { body })).product_ids)
          } catch (thrown) {
            const rest = ids.filter((id) => !done.includes(id))
            setWork({
              state: 'failed',
              code: errorCodeOf(thrown),
              retry: () => remove(rest, undo),
            })
            void queries.invalidateQueries({ queryKey: linesKey })
            return
          }
        }
        setWork({
          state: 'done',
          kind: undo ? 'restored' : 'deleted',
          count: done.length,
          refused: 0,
          undo: undo ? null : () => remove(done, true),
        })
        // their versions are others now
        if (undo || before.size === 0) await queries.invalidateQueries({ queryKey: linesKey })
        refresh()
      }
      inTurn(send)
    },
    [queries, show, now, refresh, inTurn],
  )
  const close = useCallback(() => setWork(null), [])
  return { work, change, remove, close }
}

const entryOf = (lines: ReadonlyMap<ProductId, ProductLine>, id: ProductId) => {
  const line = lines.get(id)
  return line === undefined ? [] : [[id, line] as const]
}
