/** The links to other languages take the query and the fragment of the page along. */
export function keepQueryAcrossLanguages(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!(link instanceof HTMLAnchorElement) || link.hreflang === '') return
      link.search = location.search
      link.hash = location.hash
    },
    true,
  )
}
