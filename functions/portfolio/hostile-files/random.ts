/** Repeatable chance: the same seed gives the same files on every machine. */
export interface Random {
  readonly chance: (share: number) => boolean
  /** Both inclusive. */
  readonly between: (least: number, most: number) => number
  readonly oneOf: <T>(choices: readonly T[]) => T
  readonly bytes: (count: number) => Uint8Array
}

/** Mulberry32: small, even enough for files. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) =>
    least + Math.floor(next() * (Math.max(least, Math.floor(most)) - least + 1))
  return {
    chance: (share) => next() < share,
    between,
    oneOf: (choices) => choices[between(0, choices.length - 1)] as (typeof choices)[number],
    bytes: (count) => Uint8Array.from({ length: count }, () => between(0, 255)),
  }
}
