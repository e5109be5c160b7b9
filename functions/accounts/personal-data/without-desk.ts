import * as z from 'zod'

const entriesSchema = () =>
  z.array(z.looseObject({ by: z.looseObject({ side: z.enum(['producer', 'desk', 'buyer']) }) }))

/** Entries that others than the producer add as well, as the producer may read them: that the desk wrote one, not who of it. */
export const withoutDesk = (entries: unknown) =>
  entriesSchema()
    .parse(entries)
    .map((entry) => (entry.by.side === 'desk' ? { ...entry, by: { side: 'desk' } } : entry))
