/**
 * Who may import whom: an allowlist for each room, so that a new room without a rule, or an import that
 * nobody thought of, fails `npm run check`. Imports run downward only; a type counts like a value.
 */
export interface ImportRule {
  /** Other rooms of the project; folders that are no rooms (`frontend/content`) too. */
  readonly imports: readonly string[]
  /** npm packages and Node's own modules (`node:fs`); a name that ends in `*` is a beginning. */
  readonly packages: readonly string[] | 'any'
}

/** By folder from the project's root; of several the innermost counts. */
export type ImportRules = Readonly<Record<string, ImportRule>>

const domain = (...floorsBelow: string[]): ImportRule => ({
  imports: ['shared', ...floorsBelow].map((name) => `functions/domain/${name}`),
  packages: ['zod'],
})

/** The domain's rooms, floor by floor: each imports from lower floors only. */
const domainRooms = {
  'functions/domain/shared': { imports: [], packages: ['zod'] },
  'functions/domain/vocabulary': domain(),
  'functions/domain/accounts': domain(),
  'functions/domain/billing': domain(),
  'functions/domain/companies': domain(),
  'functions/domain/content': domain(),
  'functions/domain/tenders': domain('vocabulary'),
  'functions/domain/portfolio': domain('vocabulary'),
  // plans are read from the same rows and cells as price lists
  'functions/domain/tenders/plans': domain('vocabulary', 'tenders', 'portfolio'),
  'functions/domain/prices': domain('vocabulary'),
  'functions/domain/samples': domain('vocabulary'),
  'functions/domain/compliance': domain(),
  'functions/domain/desk': domain('accounts'),
  'functions/domain/outcomes': domain(),
  // their conditions are written in the language of the rules
  'functions/domain/timeline': domain('vocabulary', 'compliance'),
  'functions/domain/documents': domain('vocabulary', 'compliance'),
  'functions/domain/orders': domain('documents', 'outcomes', 'samples', 'timeline'),
  'functions/domain/matching': domain('vocabulary', 'tenders', 'portfolio', 'prices'),
  'functions/domain/applications': domain(
    'vocabulary',
    'companies',
    'tenders',
    'portfolio',
    'prices',
    'compliance',
    'documents',
    'matching',
    'orders',
    'outcomes',
    'samples',
  ),
  'functions/domain/notices': domain(
    'accounts',
    'vocabulary',
    'tenders',
    'documents',
    'outcomes',
    'timeline',
  ),
  'functions/domain/receipts': domain(),
  // a due day is counted in working days
  'functions/domain/enquiries': domain(
    'vocabulary',
    'tenders',
    'portfolio',
    'matching',
    'timeline',
  ),
  'functions/domain/offers': domain(
    'orders',
    'vocabulary',
    'tenders',
    'portfolio',
    'compliance',
    'documents',
    'matching',
    'applications',
  ),
} satisfies ImportRules

const allDomain = Object.keys(domainRooms)
const serverPackages = ['node:*', 'zod', '@aws-sdk/*']

/** What the server does for a capability: it may use cases and stores of these other rooms. */
const server = (rooms: readonly string[], packages: readonly string[] = []): ImportRule => ({
  imports: [
    ...allDomain,
    'functions/contracts',
    'functions/platform',
    'functions/platform/pdf',
    ...rooms.map((room) => `functions/${room}`),
  ],
  packages: [...serverPackages, ...packages],
})

const serverRooms = {
  'functions/contracts': { imports: allDomain, packages: ['zod'] },
  'functions/platform': {
    imports: [...allDomain, 'functions/contracts'],
    packages: [...serverPackages, '@aws-lambda-powertools/logger', 'aws-lambda', 'stripe'],
  },
  // sets what is printed; the build asks it which fonts belong beside the code
  'functions/platform/pdf': {
    imports: ['functions/domain/shared'],
    packages: ['node:*', 'any-ascii', 'bidi-js', 'pdfkit'],
  },
  'functions/accounts': server(['billing'], ['@zxcvbn-ts/*', 'fflate', 'otpauth', 'papaparse']),
  'functions/applications': {
    ...server(['companies', 'documents', 'portfolio', 'tenders']),
    // mails on outcomes say what the page says; the tests search as the desk does
    imports: [
      ...server([
        'applications/search',
        'companies',
        'documents',
        'portfolio',
        'producers/listing',
        'tenders',
      ]).imports,
      'frontend/src/i18n',
    ],
  },
  // words name companies and tenders, which other rooms list
  'functions/applications/search': server(['producers/listing', 'tenders']),
  'functions/billing': server(
    ['applications', 'companies', 'producers/listing', 'tenders'],
    ['stripe'],
  ),
  'functions/companies': server([]),
  'functions/content': server(['content/markdown']),
  // texts of the site, those of files and those of the desk: the build renders with it too
  'functions/content/markdown': {
    imports: ['functions/domain/content', 'functions/domain/shared', 'frontend/src/i18n'],
    packages: ['marked'],
  },
  'functions/desk': server(['accounts', 'desk/today', 'desk/first-run']),
  'functions/desk/first-run': server(['billing', 'tenders']),
  // each room tells what waits for a person in it
  'functions/desk/today': server([
    'applications',
    'billing',
    'companies',
    'documents',
    'enquiries',
    'tenders',
    'tenders/intake',
  ]),
  'functions/documents': server(['companies', 'portfolio'], ['file-type', 'unpdf']),
  'functions/enquiries': server(['billing', 'companies', 'portfolio'], ['ical-generator']),
  'functions/matching': server(['enquiries', 'portfolio', 'tenders'], ['papaparse']),
  'functions/notices': {
    // applications for reminders.test.ts only, which follows a reminder into its mail; the site's texts since
    // a mail calls a requirement what the page of the matches does
    imports: [
      ...server(['accounts', 'applications', 'companies', 'matching', 'portfolio', 'tenders'])
        .imports,
      'frontend/src/i18n',
    ],
    packages: serverPackages,
  },
  'functions/offers': {
    // the words of the form, which is what an offer says again
    imports: [
      ...server(['applications', 'companies', 'documents', 'portfolio', 'tenders']).imports,
      'frontend/src/i18n',
    ],
    packages: [...serverPackages, 'any-ascii', 'fflate', 'hucre'],
  },
  'functions/producers': server([
    'applications',
    'companies',
    'documents',
    'matching',
    'portfolio',
    'producers/listing',
    'tenders',
  ]),
  // the names and rows that other rooms search by
  'functions/producers/listing': server([]),
  'functions/portfolio': server(
    [],
    [
      '@e965/xlsx',
      'fflate',
      'file-type',
      'hucre',
      'mammoth',
      'papaparse',
      'unpdf',
      'word-extractor',
    ],
  ),
  // lists written for tests and measurements, which no handler imports
  'functions/portfolio/hostile-files': server(['portfolio'], ['@e965/xlsx', 'fflate']),
  'functions/portfolio/made-lists': {
    imports: [...allDomain, 'functions/portfolio/hostile-files'],
    packages: ['node:*', '@e965/xlsx', 'docx', 'fflate', 'iconv-lite', 'papaparse', 'pdfkit'],
  },
  'functions/receipts': server(
    ['applications', 'desk', 'documents', 'offers'],
    ['fflate', 'unpdf'],
  ),
  'functions/tenders/made-plans': {
    imports: [
      ...allDomain,
      'functions/portfolio/hostile-files',
      'functions/portfolio/made-lists',
      'functions/tenders',
    ],
    packages: ['papaparse'],
  },
  // it counts what fits, and looks who applies
  'functions/tenders/intake': server(['applications', 'matching', 'portfolio', 'tenders']),
  'functions/tenders': server(['portfolio'], ['feed', 'ical-generator']),
} satisfies ImportRules

const react = ['react', 'react-i18next', 'react-router-dom', 'lucide-react']

/** Screens of one capability: features do not import each other, the app composes them. */
const feature = (packages: readonly string[] = []): ImportRule => ({
  imports: [
    'frontend/src/i18n',
    'frontend/src/lib',
    'frontend/src/ui',
    'functions/contracts',
    ...allDomain,
  ],
  packages: [...react, '@tanstack/react-query', ...packages],
})

const features = {
  'frontend/src/features/accounts': feature(['uqr']),
  'frontend/src/features/applications': feature(),
  'frontend/src/features/billing': feature(),
  'frontend/src/features/calendar': feature(),
  'frontend/src/features/content': feature(['virtual:*']),
  'frontend/src/features/dashboard': feature(),
  'frontend/src/features/desk': feature(['papaparse']),
  'frontend/src/features/documents': feature(),
  'frontend/src/features/enquiries': feature(),
  'frontend/src/features/home': feature(),
  'frontend/src/features/launch-plan': feature(),
  'frontend/src/features/matching': feature(),
  'frontend/src/features/notices': feature(),
  'frontend/src/features/portfolio': feature([
    'papaparse',
    '@e965/xlsx',
    '@tanstack/react-virtual',
  ]),
  'frontend/src/features/prices': feature(),
  'frontend/src/features/receipts': feature(['fflate']),
  'frontend/src/features/service': feature(),
  'frontend/src/features/statistics': feature(),
  'frontend/src/features/tenders': feature(),
} satisfies ImportRules

const siteRooms = {
  // stands in every page: nothing but facts of a few bytes
  'frontend/src/early': { imports: ['functions/domain/shared'], packages: [] },
  'frontend/src/i18n': {
    imports: ['functions/domain/shared'],
    packages: [...react, 'i18next'],
  },
  // the design system knows no product words, but speaks the language of the page
  'frontend/src/ui': {
    imports: ['frontend/src/i18n'],
    packages: [...react, 'react-aria-components'],
  },
  'frontend/src/lib': {
    imports: [
      'frontend/content',
      'frontend/src/i18n',
      'frontend/src/ui',
      'functions/contracts',
      ...allDomain,
    ],
    packages: [
      'papaparse',
      ...react,
      '@tanstack/react-query',
      '@zxcvbn-ts/*',
      'aws-amplify',
      'i18next',
      'virtual:*',
      'zod',
    ],
  },
  'frontend/src/app': {
    imports: [
      ...Object.keys(features),
      'frontend/src/i18n',
      'frontend/src/lib',
      'frontend/src/ui',
      'functions/domain/shared',
    ],
    packages: [...react, '@tanstack/react-query', 'i18next', 'react-dom', 'virtual:*'],
  },
  'frontend/build': {
    imports: [
      ...Object.keys(features),
      'frontend/content',
      'frontend/src/app',
      'frontend/src/early',
      'frontend/src/i18n',
      'frontend/src/lib',
      'frontend/src/ui',
      'functions/content/markdown',
      // the example of the home page is one of the sample tenders
      'infra/local/sample-data',
      ...allDomain,
    ],
    packages: 'any',
  },
} satisfies ImportRules

const infraRooms = {
  // the stack reaches handlers by file path
  infra: {
    imports: ['infra/constructs', 'frontend/build', 'functions/contracts'],
    packages: 'any',
  },
  'infra/constructs': {
    imports: [
      'functions/contracts',
      'functions/domain/accounts',
      'functions/domain/desk',
      'functions/domain/documents',
      'functions/platform/pdf',
    ],
    packages: ['aws-cdk-lib', 'constructs', 'esbuild', 'node:*'],
  },
  'infra/local/sample-data': { imports: [], packages: [] },
  'infra/site': { imports: [], packages: [] },
  'infra/checks': { imports: [], packages: 'any' },
  // writes the data of the vocabulary with the vocabulary's own folding
  'infra/vocabulary': { imports: ['functions/domain/vocabulary'], packages: ['node:*', 'zod'] },
  'infra/local': {
    imports: ['frontend/build', 'infra/constructs', 'functions/contracts', ...allDomain],
    packages: 'any',
  },
} satisfies ImportRules

export const importRules: ImportRules = {
  ...domainRooms,
  ...serverRooms,
  ...features,
  ...siteRooms,
  ...infraRooms,
}
