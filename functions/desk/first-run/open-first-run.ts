import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { createReadPrices } from '../../billing/price-book.ts'
import { attempt } from '../../platform/aws/attempt.ts'
import { tablesFromSettings } from '../../platform/dynamodb/tables-from-settings.ts'
import type { Log } from '../../platform/logging/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { connectStripe } from '../../platform/stripe/stripe-api.ts'
import { createStripeSecret } from '../../platform/stripe/stripe-secret.ts'
import { createMarketStore } from '../../tenders/market-store.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import { type FirstRunDeps, getFirstRun } from './get-first-run.ts'

/** Whether mail may go out from this identity; one that does not exist is not verified. */
async function isVerified(ses: SESv2Client, EmailIdentity: string): Promise<boolean> {
  const found = await attempt(ses.send(new GetEmailIdentityCommand({ EmailIdentity })), {
    NotFoundException: 'not_found',
  } as const)
  return found.ok && found.value.VerifiedForSendingStatus === true
}

/** How far the account is set up. */
export function openFirstRun(importers: FirstRunDeps['importers'], log: Log) {
  const { STRIPE_SECRET_ARN, MAIL_IDENTITY } = readSettings(['STRIPE_SECRET_ARN', 'MAIL_IDENTITY'])
  const tables = tablesFromSettings(['MARKETS_TABLE', 'TENDERS_TABLE'])
  const readSecret = createStripeSecret(new SecretsManagerClient({}), STRIPE_SECRET_ARN)
  return getFirstRun({
    importers,
    markets: createMarketStore(tables.MARKETS_TABLE),
    tenders: createTenderStore(tables.TENDERS_TABLE),
    readPrices: createReadPrices(connectStripe(readSecret), log),
    isSenderVerified: () => isVerified(new SESv2Client({}), MAIL_IDENTITY),
    log,
  })
}
