/**
 * `unavailable`: 503 and nothing done. `disconnect`: the connection breaks before anything is done.
 * `kept_fault`: 500 and nothing done, and the same answer to the same key from then on.
 * `lost_answer`: done, and the connection breaks before the answer. `no_url`: done, the answer lacks its `url`.
 */
export type Fault = 'unavailable' | 'kept_fault' | 'disconnect' | 'lost_answer' | 'no_url'
