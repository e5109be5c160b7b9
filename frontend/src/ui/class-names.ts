/** Joins the class names that are there; where none is, the element has no such attribute. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
