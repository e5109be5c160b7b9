import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'

/** Writes a claim into access tokens. */
export async function handler(
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> {
  event.response.claimsAndScopeOverrideDetails = {
    accessTokenGeneration: { claimsToAddOrOverride: { notes: 'may read' } },
  }
  return event
}
