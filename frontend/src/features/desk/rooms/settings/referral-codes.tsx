import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { listCsv } from '../../list/list-csv.ts'
import { ReferralDialog } from './referral-dialog.tsx'
import { SwitchReferral } from './switch-referral.tsx'
import { type ReferralCode, useReferralCodes } from './use-referral-codes.ts'

const tones = { active: 'success', off: 'neutral', over: 'neutral' } as const

/** The day before the moment from which a code no longer counts. */
const lastDayOf = (ends_at: string): string =>
  new Date(Date.parse(ends_at) - 1).toISOString().slice(0, 10)

const referralCsv = () =>
  listCsv({
    columns: [
      'promotion_id',
      'code',
      'percent_off',
      ['amount_off_minor', ({ amount_off }) => amount_off?.amount_minor ?? null],
      ['currency', ({ amount_off }) => amount_off?.currency ?? null],
      'state',
      'uses',
      'most_uses',
      'ends_at',
      'created_at',
    ],
    ask: (query) => callApi('listReferralCodes', { query }),
    rowsOf: ({ codes }: ApiOutput<'listReferralCodes'>) => codes,
  })

/** Codes by which producers who were recommended pay less: made, counted, switched off. */
export function ReferralCodes({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('desk-settings')
  const [isNew, setNew] = useState(false)
  const list = useReferralCodes()
  const columns = useColumns(mayChange)
  return (
    <Card title={t('referrals.title')}>
      <p>{t('referrals.lead')}</p>
      <DeskList
        caption={t('referrals.title')}
        list={list}
        rowsOf={({ codes }) => codes}
        rowKey={({ promotion_id }) => promotion_id}
        columns={columns}
        csv={{ name: 'referral-codes', make: referralCsv }}
        onClear={null}
        empty={{ title: t('referrals.none') }}
      />
      {mayChange && (
        <div>
          <Button onClick={() => setNew(true)}>{t('referrals.add')}</Button>
        </div>
      )}
      {isNew && <ReferralDialog onClose={() => setNew(false)} />}
    </Card>
  )
}

function useColumns(mayChange: boolean): Column<ReferralCode>[] {
  const { t } = useTranslation('desk-settings')
  const { date, money, number, percent } = useFormat()
  const columns: Column<ReferralCode>[] = [
    { key: 'code', header: t('referrals.code'), isRowHeader: true, cell: ({ code }) => code },
    {
      key: 'discount',
      header: t('referrals.discount'),
      align: 'end',
      cell: ({ percent_off, amount_off }) =>
        percent_off === null
          ? amount_off &&
            money({ ...amount_off, currency: amount_off.currency.toUpperCase() } as Parameters<
              typeof money
            >[0])
          : percent(percent_off),
    },
    {
      key: 'uses',
      header: t('referrals.uses'),
      align: 'end',
      cell: ({ uses, most_uses }) =>
        most_uses === null
          ? number(uses)
          : t('referrals.uses_of', { uses: number(uses), most: number(most_uses) }),
    },
    {
      key: 'last_day',
      header: t('referrals.last_day'),
      cell: ({ ends_at }) => (ends_at === null ? t('referrals.no_end') : date(lastDayOf(ends_at))),
    },
    {
      key: 'state',
      header: t('referrals.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`referrals.${state}`)}</Badge>,
    },
  ]
  if (!mayChange) return columns
  const change: Column<ReferralCode> = {
    key: 'change',
    header: t('referrals.change'),
    bareOnCard: true,
    cell: (code) => code.state !== 'over' && <SwitchReferral code={code} />,
  }
  return [...columns, change]
}
