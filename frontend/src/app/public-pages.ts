import type pages from '../i18n/locales/en/pages.json'

export interface PublicPage {
  /** Without language prefix */
  readonly path: string
  /** Its title and description for search engines: `pages.json` in every language. */
  readonly words: keyof typeof pages
  /** The page that this one repeats: search engines are led there and the site map leaves it out. */
  readonly canonical?: string
}

/**
 * Every page that is finished HTML in all languages before anybody asks for it. Pages made of content
 * files follow by themselves. Served, linked, listed and tested from here.
 */
export const publicPages: readonly PublicPage[] = [
  { path: '/', words: 'home' },
  { path: '/home', words: 'home', canonical: '/' },
  { path: '/tenders', words: 'tenders' },
  { path: '/pricing', words: 'pricing' },
  { path: '/calendar', words: 'calendar' },
  { path: '/launch-plan', words: 'launch_plan' },
  { path: '/launch-plan-table', words: 'launch_plan_table' },
  { path: '/price-ladder', words: 'price_ladder' },
  { path: '/statistics', words: 'statistics' },
  { path: '/resources', words: 'resources' },
  { path: '/knowledge-center', words: 'resources', canonical: '/resources' },
  { path: '/news', words: 'news' },
  { path: '/flyer', words: 'flyer' },
  { path: '/presentation', words: 'presentation' },
  { path: '/about', words: 'about' },
  { path: '/contact', words: 'contact' },
  { path: '/consultation', words: 'consultation' },
  { path: '/private-sales', words: 'private_sales' },
  { path: '/receipts/check', words: 'check_receipt' },
]

/** Pages of the application, rendered by React alone and kept from search engines. `*` is one segment. */
export const appPaths: readonly string[] = [
  '/auth',
  '/check-email',
  '/reset-password',
  '/payment-success',
  '/payment-canceled',
  '/profile',
  '/unsubscribe',
  '/private-sales/answer',
  '/admin',
  '/admin/first-run',
  '/admin/tenders',
  '/admin/tenders/*',
  '/admin/tenders/intake',
  '/admin/tenders/intake/*',
  '/admin/applications',
  '/admin/applications/*/*',
  '/admin/producers',
  '/admin/producers/*',
  '/admin/producers/*/view',
  '/admin/matching',
  '/admin/matching/*',
  '/admin/messages',
  '/admin/messages/*',
  '/admin/payments',
  '/admin/payments/*/*',
  '/admin/content',
  '/admin/content/*/*',
  '/admin/settings',
  '/admin/log',
  '/news/item/*',
  '/tenders/*',
  '/matches',
  '/notices',
  '/saved-searches',
  '/upload-portfolio',
  '/products',
  '/products/*',
  '/uploads/*',
  '/documents',
  '/hand-in',
  '/tender-applications',
  '/tender-applications/review',
  '/tender-application',
  '/tender-application/*',
  '/tender-application/*/*',
  '/dashboard',
]

/** Pages that texts may link to although they are being written. To be empty before a release. */
export const plannedPaths: readonly string[] = []
