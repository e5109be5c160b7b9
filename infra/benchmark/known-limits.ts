/** Where a handler is over a limit of the specification, how far it may be, and why. */
interface KnownLimit {
  readonly most: number
  readonly because: string
}

const parsing = 'zod, the logger and the SDK are read and parsed'
const several = `${parsing}; several files beside the first`

/** Cold import as a multiple of the bare handler's; readings differ by a tenth from run to run. */
export const knownRatios: Readonly<Record<string, KnownLimit>> = {
  'functions/accounts/http.ts': { most: 1.62, because: several },
  'functions/accounts/on-personal-work.ts': { most: 1.55, because: several },
  'functions/applications/http.ts': { most: 1.6, because: several },
  'functions/enquiries/http.ts': { most: 1.55, because: several },
  'functions/matching/http.ts': { most: 1.55, because: several },
  'functions/portfolio/http.ts': { most: 1.58, because: parsing },
  'functions/portfolio/on-file-stored.ts': { most: 1.61, because: several },
  'functions/tenders/http.ts': { most: 1.66, because: several },
}
