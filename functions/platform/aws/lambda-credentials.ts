/**
 * Takes the place of `@aws-sdk/credential-provider-node` in the bundles (infra/constructs/base/bundling.ts).
 * Lambda gives a function its credentials in the environment; the other places where the SDK would look
 * (profiles, single sign-on, instance metadata) are a fifth of a bundle and never used.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new Error('The environment has no credentials')
  }
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
  }
}
