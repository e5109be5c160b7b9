/** Who sees to a step of a procedure. */
export const stepActors = [
  'producer',
  'importer',
  'monopoly',
  'operator',
  'consignor warehouse',
] as const

/** How certain the day of a step is: set by law, published, in the press, a habit of the trade, our inference. */
export const stepHardness = ['statutory', 'published', 'press', 'practice', 'inferred'] as const
