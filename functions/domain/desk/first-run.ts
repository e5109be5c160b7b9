/** What an account needs before the first producer can be served, in the order in which it is set up. */
export const firstRunSteps = ['markets', 'importers', 'plan', 'prices', 'sender'] as const
export type FirstRunStep = (typeof firstRunSteps)[number]
