/**
 * The links to other languages take the query and the fragment of the page along. The head of the page is
 * React's before the page itself is, and knows neither: until then the browser follows the link alone.
 */
export function keepQueryAcrossLanguages(): void {
  let isReady = false
  addEventListener('site-ready', () => {
    isReady = true
  })
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!(link instanceof HTMLAnchorElement) || link.hreflang === '') return
      link.search = location.search
      link.hash = location.hash
      if (!isReady) event.stopPropagation()
    },
    true,
  )
}
