// CloudFront Function (JavaScript runtime 2.0), run for every request to the API; the local cloud runs it too.
// infra/constructs/site.ts puts `const header = '...'` in front. Whatever the caller sent under this name is
// replaced; X-Forwarded-For begins with what a caller makes up, and CloudFront's own header for the address
// cannot be added to "all headers but Host", which the API needs.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by name
function handler(event) {
  event.request.headers[header] = { value: event.viewer.ip }
  return event.request
}
