import * as z from 'zod'

export const currencySchema = z.lazy(() => z.string().regex(/^[A-Z]{3}$/))
export const moneySchema = z.lazy(() =>
  z.object({ amount_minor: z.int(), currency: currencySchema }),
)
