/** What an operation answers; the server adds CORS and request ids. */
export interface Answer {
  status: number
  headers?: Record<string, string>
  /** XML text or an object's bytes */
  body?: string | Buffer
}
