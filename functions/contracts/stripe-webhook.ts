/**
 * Where the payment provider sends its notifications: at the API itself, signed over the raw body. Not
 * a route of ours: the provider says what is sent, and only status codes are answered.
 */
export const stripeWebhook = { method: 'POST', path: '/api/stripe-webhook' } as const
