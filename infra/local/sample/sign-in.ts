import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import * as z from 'zod'

const siteConfigSchema = z.object({
  user_pool_id: z.string(),
  user_pool_client_id: z.string(),
  user_pool_endpoint: z.string().nullable(),
})

/** Signs in as the site does: settings from the API, then SRP with the user pool. Answers the access token. */
export async function signInAt(siteUrl: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/site-config`)
  return signInWith(siteConfigSchema.parse(await answer.json()), email, password)
}

export async function signInWith(
  config: z.infer<typeof siteConfigSchema>,
  email: string,
  password: string,
): Promise<string> {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.user_pool_id,
        userPoolClientId: config.user_pool_client_id,
        ...(config.user_pool_endpoint ? { userPoolEndpoint: config.user_pool_endpoint } : {}),
      },
    },
  })
  // one session per process is all that Amplify keeps
  await signOut()
  await signIn({ username: email, password })
  const token = (await fetchAuthSession()).tokens?.accessToken.toString()
  if (token === undefined) throw new Error(`${email} could not sign in`)
  return token
}
