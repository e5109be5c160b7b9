// CloudFront Function (JavaScript runtime 2.0) on the answer to every page request. It sees the headers that
// the distribution's response headers policy has set, and the metadata of the page's object.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls `handler` by name
function handler(event) {
  const response = event.response
  const headers = response.headers
  const metadata = (name) => {
    const header = headers[`x-amz-meta-${name}`]
    delete headers[`x-amz-meta-${name}`]
    return header ? header.value : ''
  }
  // The bucket answers 200 with the not-found page, which carries its true status. Error pages of the
  // distribution would do the same to the API's own 403 and 404, which share it.
  const status = metadata('status')
  const sources = { 'script-src': metadata('inline-script'), 'style-src': metadata('inline-style') }
  const policy = headers['content-security-policy']
  if (response.statusCode === 304 && !sources['script-src']) {
    // without the hashes the policy would refuse the page that the browser has: it keeps the one it came with
    delete headers['content-security-policy']
    return response
  }
  if (status === '404' && response.statusCode === 200) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
  }
  if (policy) {
    policy.value = policy.value
      .split('; ')
      .map((directive) => `${directive} ${sources[directive.split(' ')[0]] || ''}`.trim())
      .join('; ')
  }
  return response
}
