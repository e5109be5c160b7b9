/** The request headers by which the distribution vouches to the API, in place of what a caller sends under their names. */

/** Proves that a request came through the distribution. */
export const originSecretHeader = 'x-origin-secret'

/** The network address of the caller, as the distribution saw it. */
export const viewerAddressHeader = 'x-viewer-address'
