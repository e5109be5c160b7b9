/** Path and name of the public pages in the header, the same for everyone. */
export const publicLinks = [
  ['/', 'nav.home'],
  ['/tenders', 'nav.tenders'],
  ['/resources', 'nav.resources'],
  ['/pricing', 'nav.pricing'],
  ['/about', 'nav.about'],
  ['/private-sales', 'nav.private_sales'],
  ['/launch-plan', 'nav.launch_plans'],
] as const

/** The account's own. */
export const workLinks = [
  ['/dashboard', 'nav.dashboard'],
  ['/products', 'nav.products'],
  ['/matches', 'nav.matches'],
  ['/tender-applications', 'nav.applications'],
  ['/documents', 'nav.documents'],
  ['/calendar', 'footer.calendar'],
  ['/price-ladder', 'footer.price_ladder'],
] as const
