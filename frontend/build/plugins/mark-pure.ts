// A top-level `const x = <expression with a call>` as the formatter leaves it: what belongs to it is
// indented or closes a bracket. Functions are left alone, they run nothing.
const constant =
  /^((?:export )?const \w+(?:: [^=\n]+)? =\s)((?!\s*(?:async |function|<|\(|\w+ =>))[^\n]*(?:\n(?:[ \t)\]}>][^\n]*|(?=\n[ \t)\]}>])))*)/gm

/** Marks the constants of a module that are made by calls as free of side effects. */
export const markPure = (source: string): string =>
  source.replace(constant, (whole, start: string, expression: string) =>
    expression.includes('(') ? `${start}/* @__PURE__ */ (() => (${expression}))()` : whole,
  )
