import type { UserId } from '#domain/shared/ids.ts'
import { createFactorStore } from '../../functions/accounts/factors/factor-store.ts'
import { randomIds } from '../../functions/platform/ids.ts'
import type { Tables } from './fill-desk-rooms.ts'

/** Without a second factor nobody works at the desk. */
export const addSecondFactor = (cloud: Tables, operator: UserId) =>
  createFactorStore(cloud.table('FACTORS_TABLE')).add(operator, {
    factor_id: randomIds.factor(),
    factor_type: 'totp',
    status: 'verified',
    friendly_name: 'Authenticator',
    issuer: 'Nordgate',
    phone: null,
    created_at: '2026-01-01T00:00:00.000Z',
    enabled_at: '2026-01-01T00:00:00.000Z',
  })
