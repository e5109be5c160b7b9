/**
 * A figure of a price build-up with where it comes from. `published` by the authority or the monopoly;
 * `derived` from published ones; `estimate` of a third party; `outdated`: published once, the current
 * one was not found.
 */
export interface DatedFigure {
  readonly value: number
  readonly as_of: string
  readonly source: string
  readonly status: 'published' | 'derived' | 'estimate' | 'outdated'
}

const figure =
  (status: DatedFigure['status']) =>
  (value: number, as_of: string, source: string): DatedFigure => ({ value, as_of, source, status })

export const published = figure('published')
export const derived = figure('derived')
export const estimate = figure('estimate')
export const outdated = figure('outdated')
