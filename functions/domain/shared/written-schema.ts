import * as z from 'zod'

/** Lone surrogates are no text: the database and mail would change them silently. */
export const isText = (text: string) => !/\p{Cs}/u.test(text)

/** Ends up in subjects of mails, so it holds no control character. */
export const isLine = (text: string) => isText(text) && !/\p{Cc}/u.test(text)

/** One line of a form. */
export const line = (longest = 200) => z.string().trim().min(1).max(longest).refine(isLine)
export const paragraphs = () => z.string().trim().min(1).max(5000).refine(isText)
export const email = () => z.email().max(254)
