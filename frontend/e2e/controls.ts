import { cloud } from './cloud.ts'
import type { Command, CommandInput } from './cloud-controls.ts'

/** Lets something happen behind the site (`cloud-controls.ts`). */
export async function control<Name extends Command>(
  name: Name,
  given: CommandInput<Name>,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${cloud.controlsUrl}/${name}`, {
    method: 'POST',
    body: JSON.stringify(given),
  })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  return await answer.json()
}
