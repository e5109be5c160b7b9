/**
 * Takes the place of `sax` in the bundles (infra/constructs/base/bundling.ts): feeds are only written, and
 * what writes them brings a parser along.
 */
export const parser = (): never => {
  throw new Error('The XML parser is not bundled')
}
