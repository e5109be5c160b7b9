import { DEFAULT_PORT } from '../local/cloud/ports.ts'
import { sampleAccounts } from '../local/sample/sample-accounts.ts'
import { signInAt } from '../local/sample/sign-in.ts'

const calls = 200

/** How long `check-subscription` takes through the local cloud, from the site's address; it has to run. */
export async function warmSubscriptionTimes(): Promise<string> {
  const site = process.env.NORDGATE_SITE ?? `http://localhost:${DEFAULT_PORT}`
  const account = sampleAccounts.find(({ hasAccessPlan }) => hasAccessPlan)
  if (account === undefined) throw new Error('no sample account has the Access plan')
  const token = await signInAt(site, account.email, account.password).catch(() => null)
  if (token === null)
    return `check-subscription: no local cloud at ${site}; run npm start beside this`
  const ask = async () => {
    const from = performance.now()
    const answer = await fetch(`${site}/api/check-subscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`check-subscription answered ${answer.status}`)
    return performance.now() - from
  }
  for (let call = 0; call < 10; call++) await ask()
  const times: number[] = []
  for (let call = 0; call < calls; call++) times.push(await ask())
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(calls * part)] ?? Number.NaN).toFixed(1)
  return `check-subscription, warm, ${calls} calls: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`
}
