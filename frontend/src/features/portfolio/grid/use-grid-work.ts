import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { ProductLine } from '#domain/portfolio/product-line.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { type ApiOutput, callApi } from '../../../lib/api.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import {
  changeBack,
  changedLine,
  type LineChange,
  linesOf,
  sendInParts,
  withLines,
} from './change-lines.ts'
import type { FactChange } from './read-fact.ts'
import { type LinesData, linesKey } from './use-product-lines.ts'

export type FactChanges = ReadonlyMap<ProductId, FactChange>
type LineChanges = ReadonlyMap<ProductId, LineChange>

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
 * Changes and deletes products: shown at once, sent part by part, one piece of work after the other, so that a
 * later one knows the versions that an earlier one left. What the server refuses is shown as it is there.
 */
export function useGridWork() {
  const queries = useQueryClient()
  const [work, setWork] = useState<GridWork | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const lines = useMemo(
    () => ({
      now: () => linesOf(queries.getQueryData<LinesData>(linesKey)),
      show: (changed: ReadonlyMap<ProductId, ProductLine | null>) =>
        queries.setQueryData<LinesData>(linesKey, (data) => withLines(data, changed)),
      // what is being read now would show the values of before
      holdReading: () => void queries.cancelQueries({ queryKey: linesKey }),
      readAgain: () => queries.invalidateQueries({ queryKey: linesKey }),
      refreshOthers: () => {
        void queries.invalidateQueries({ queryKey: ['matches'] })
        void queries.invalidateQueries({ queryKey: ['products', 'one'] })
        void queries.invalidateQueries({ queryKey: ['products', 'list'] })
      },
    }),
    [queries],
  )
  const inTurn = useCallback((run: () => Promise<GridWork>) => {
    const next = async () => setWork(await run())
    queue.current = queue.current.then(next, next)
  }, [])

  const changeLines = useCallback(
    (changes: LineChanges, isUndo: boolean, doneBefore: LineChanges = new Map()) => {
      const before = lines.now()
      lines.holdReading()
      lines.show(eachOf(changes, before, changedLine))
      const done = new Map<ProductId, LineChange>()
      let refused = 0
      const send = async (part: readonly (readonly [ProductId, LineChange])[]) => {
        const now = lines.now()
        const answer = await callApi('changeProducts', {
          body: {
            changes: part.map(([product_id, change]) => ({
              product_id,
              version: now.get(product_id)?.version ?? 1,
              ...change,
            })),
          },
        })
        lines.show(storedOf(answer))
        const left = new Set(answer.refused.map(({ product_id }) => product_id))
        refused += left.size
        for (const [id, change] of part) if (!left.has(id)) done.set(id, change)
      }
      inTurn(async () => {
        const all = changes.size
        const failure = await sendInParts([...changes], send, (sent) =>
          setWork({ state: 'working', done: sent, all }),
        )
        lines.refreshOthers()
        // an undo after a second try takes back the first one too
        const back = new Map([...doneBefore, ...eachOf(done, before, changeBack)])
        if (failure !== null) {
          const rest = new Map(failure.rest)
          lines.show(eachOf(rest, before, (line) => line))
          const retry = () => changeLines(rest, isUndo, back)
          return { state: 'failed', code: errorCodeOf(failure.thrown), retry }
        }
        return {
          state: 'done',
          kind: isUndo ? 'restored' : 'changed',
          count: back.size,
          refused,
          undo: isUndo || back.size === 0 ? null : () => changeLines(back, true),
        }
      })
    },
    [lines, inTurn],
  )
  const change = useCallback(
    (changes: FactChanges) =>
      changeLines(new Map([...changes].map(([id, facts]) => [id, { facts }])), false),
    [changeLines],
  )
  const remove = useCallback(
    (ids: readonly ProductId[], undo = false, doneBefore: readonly ProductId[] = []) => {
      lines.holdReading()
      if (!undo) lines.show(new Map(ids.map((id) => [id, null])))
      const done = [...doneBefore]
      inTurn(async () => {
        const failure = await sendInParts(
          ids,
          async (part) => {
            const body = { product_ids: [...part], undo }
            done.push(...(await callApi('deleteProducts', { body })).product_ids)
          },
          (sent) => setWork({ state: 'working', done: sent, all: ids.length }),
        )
        lines.refreshOthers()
        // what comes back has another version
        if (undo || failure !== null) await lines.readAgain()
        if (failure !== null) {
          const retry = () => remove(failure.rest, undo, done)
          return { state: 'failed', code: errorCodeOf(failure.thrown), retry }
        }
        return {
          state: 'done',
          kind: undo ? 'restored' : 'deleted',
          count: done.length,
          refused: 0,
          undo: undo ? null : () => remove(done, true),
        }
      })
    },
    [lines, inTurn],
  )
  return { work, change, remove }
}

/** What `make` makes of each line that is to be changed and is there. */
function eachOf<Made>(
  changes: LineChanges,
  lines: ReadonlyMap<ProductId, ProductLine>,
  make: (line: ProductLine, change: LineChange) => Made,
): Map<ProductId, Made> {
  const made = new Map<ProductId, Made>()
  for (const [id, change] of changes) {
    const line = lines.get(id)
    if (line !== undefined) made.set(id, make(line, change))
  }
  return made
}

/** The lines as they are stored now; null: it is there no more. */
const storedOf = ({ lines, refused }: ApiOutput<'changeProducts'>) =>
  new Map<ProductId, ProductLine | null>([
    ...refused
      .filter(({ code }) => code === 'not_found')
      .map(({ product_id }) => [product_id, null] as const),
    ...lines.map((line) => [line.product_id, line] as const),
  ])
