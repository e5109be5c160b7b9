/** What the scan for malware says of a file. */
export const scanResults = [
  'NO_THREATS_FOUND',
  'THREATS_FOUND',
  'UNSUPPORTED',
  'ACCESS_DENIED',
  'FAILED',
] as const
export type ScanResult = (typeof scanResults)[number]
