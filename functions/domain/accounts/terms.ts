/**
 * The terms in force, named by the day of their text: what a sign-up accepts. A test holds it to
 * `updated` of the terms in all languages.
 */
export const termsVersion = '2026-11-27'

/** The attribute of the user pool in which a sign-up says which terms it accepted. */
export const termsAttribute = 'custom:accepted_terms'
