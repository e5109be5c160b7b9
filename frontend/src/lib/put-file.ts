export interface PutFile {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: Blob
  readonly onProgress: (percent: number) => void
  /** Cancels it; absent where it cannot be cancelled. */
  readonly signal?: AbortSignal
}

/** Puts the bytes to a presigned address. XMLHttpRequest, because fetch tells no upload progress. */
export function putFile({ url, headers, file, onProgress, signal }: PutFile): Promise<void> {
  return new Promise((resolve, reject) => {
    // a request that was never sent tells nobody that it was aborted
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () =>
      // 412: it is there already; the answer to an earlier try was lost
      (request.status >= 200 && request.status < 300) || request.status === 412
        ? resolve()
        : reject(new Error(`storage answered ${request.status}`))
    request.onerror = () => reject(new Error('no connection to the storage'))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
