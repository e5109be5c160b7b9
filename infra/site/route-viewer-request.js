// CloudFront Function (JavaScript runtime 2.0), run for every page request; the local cloud runs it too.
// infra/constructs/site.ts puts `const site = { languages, files, pages, app }` in front: the files, and the
// addresses of the finished pages and of the application's, without language; `*` is one segment.
// An address is one of these or leads nowhere; hashed files never come here.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by name
function handler(event) {
  const request = event.request
  const uri = request.uri
  if (site.files.includes(uri)) return request
  const first = uri.split('/')[1]
  // English, the first language, has no prefix
  const isPrefixed = site.languages.indexOf(first) > 0
  const language = isPrefixed ? first : site.languages[0]
  const rest = (isPrefixed ? uri.slice(first.length + 1) : uri).replace(/\/$/, '') || '/'
  request.uri = fileOf(rest, language)
  return request
}

function fileOf(path, language) {
  if (site.pages.includes(path)) return `/pages/${language}${path === '/' ? '/index' : path}.html`
  if (site.app.some((pattern) => isLike(pattern, path))) return `/pages/${language}/app.html`
  return `/not-found/${language}.html`
}

function isLike(pattern, path) {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, n) => part === given[n] || (part === '*' && given[n] !== ''))
  )
}
