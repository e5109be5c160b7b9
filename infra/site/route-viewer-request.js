// CloudFront Function (JavaScript runtime 2.0), run for every page request; the local cloud runs it too.
// Files have an ending; every other address is a page of the application, which index.html draws.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by name
function handler(event) {
  const request = event.request
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1)
  if (!lastPart.includes('.')) request.uri = '/index.html'
  return request
}
