/** Which rows of an import are shown. `gone`: products of the older edition that have no row any more. */
export const importRowKinds = ['all', 'doubtful', 'added', 'changed', 'gone', 'left_out'] as const
export type ImportRowKind = (typeof importRowKinds)[number]
