import { useLocation } from 'react-router-dom'

/**
 * The part of the address after `#`, as mailed links write it: `#token=…&email=…`. A browser sends it to
 * nobody, so that what grants access is in no log of a server and in no referrer.
 */
export const useFragment = (): URLSearchParams => new URLSearchParams(useLocation().hash.slice(1))
