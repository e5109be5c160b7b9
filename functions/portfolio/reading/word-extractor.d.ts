declare module 'word-extractor' {
  /** The part of word-extractor 1.x that we use; the package has no types of its own. */
  class WordExtractor {
    extract(source: Buffer): Promise<{ getBody(): string }>
  }
  export = WordExtractor
}
