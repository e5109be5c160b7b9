/** Places along a bar in per cent of its width, so that it stretches with the page and nothing is distorted. */
const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`

interface Span {
  readonly from: number
  readonly to: number
}

/** The part of a line that a step takes, with a mark at its day, and a line for the day that all is counted from. */
export function windowBar(at: Span, anchor: number, isUnpublished: boolean): string {
  const bar =
    at.to > at.from
      ? `<rect data-bar x="${percent(at.from)}" y="3" width="${percent(at.to - at.from)}" height="8" rx="2"${isUnpublished ? ' data-ours' : ''}/>`
      : ''
  return drawing(
    `<line data-anchor x1="${percent(anchor)}" x2="${percent(anchor)}" y1="0" y2="14"/>${bar}<circle data-day cx="${percent(at.from)}" cy="7" r="4"/>`,
  )
}

/** From the shortest to the longest, with a mark at the usual. */
export const rangeBar = (at: Span, usual: number, isUnpublished: boolean): string =>
  drawing(
    `<line data-anchor x1="0" x2="100%" y1="13.5" y2="13.5"/><rect data-bar x="${percent(at.from)}" y="3" width="${percent(Math.max(at.to - at.from, 0.006))}" height="8" rx="2"${isUnpublished ? ' data-ours' : ''}/><rect data-day x="${percent(usual)}" y="1" width="3" height="12"/>`,
  )

/** What the text beside it says already is no second time read out. */
const drawing = (parts: string): string =>
  `<svg aria-hidden="true" width="100%" height="14">${parts}</svg>`

/** An arrow down, from one step to the next. */
export const arrowDown =
  '<svg data-down aria-hidden="true" viewBox="0 0 16 20" width="16" height="20"><path d="M8 0v17M3 12l5 6 5-6"/></svg>'

/** An arrow to the right; across a customs border it runs through a double line. */
export const arrowRight = (isCustoms: boolean): string =>
  `<svg data-right aria-hidden="true" viewBox="0 0 72 24" width="72" height="24"><path d="M2 12h64M60 6l7 6-7 6"/>${isCustoms ? '<path data-border d="M32 1v22M37 1v22"/>' : ''}</svg>`
