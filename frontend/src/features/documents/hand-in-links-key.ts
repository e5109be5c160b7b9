export const handInLinksKey = ['hand-in-links'] as const
