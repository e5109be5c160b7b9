/**
 * Takes the place of `@smithy/core/event-streams` in the bundles (infra/constructs/base/bundling.ts): no
 * call of ours answers with a stream of events, and what reads them is in every client.
 */
const neverUsed = (): never => {
  throw new Error('Streams of events are not bundled')
}

export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config
export const eventStreamSerdeProvider = neverUsed
export const EventStreamSerde = neverUsed
