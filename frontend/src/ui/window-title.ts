/** What the browser's tab says: the page, then whose site it is. */
export const windowTitle = (title: string): string =>
  title.includes('Nordgate') ? title : `${title} \u2013 Nordgate`
