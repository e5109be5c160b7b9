/** Where the parts listen; 0: any free port. */
export interface Ports {
  readonly site: number
  readonly inbox: number
  readonly dynamodb: number
  readonly s3: number
  readonly sqs: number
  readonly cognito: number
  readonly stripe: number
  readonly secrets: number
  readonly kms: number
}

export const DEFAULT_PORT = 4600

/** The site's port and those after it; with 0 every part takes any free one. */
export function portsFrom(site: number): Ports {
  const next = (n: number) => (site === 0 ? 0 : site + n)
  return {
    site,
    inbox: next(1),
    dynamodb: next(2),
    s3: next(3),
    sqs: next(4),
    cognito: next(5),
    stripe: next(6),
    secrets: next(7),
    kms: next(8),
  }
}
