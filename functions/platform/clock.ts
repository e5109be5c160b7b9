/** The time, handed in so that tests and rules can fix it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
