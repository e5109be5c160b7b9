import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { factorTypes } from '#domain/accounts/factor.ts'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EnrolPhoneDialog } from './enrol-phone-dialog.tsx'
import { EnrolTotpDialog } from './enrol-totp-dialog.tsx'
import { FactorRow } from './factor-row.tsx'
import styles from './factors.module.css'
import { MakeRecoveryCodes } from './make-recovery-codes.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** The second factors of the account: what there is, what can be added, what helps when they are lost. */
export function FactorsCard() {
  const { t } = useTranslation('accounts')
  const [enrolling, setEnrolling] = useState<'totp' | 'phone' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['listFactors'],
    queryFn: ({ signal }) => callApi('listFactors', { signal }),
  })
  const verified = data?.factors.filter(({ status }) => status === 'verified') ?? []
  const close = (made: readonly string[] | null = null) => {
    setEnrolling(null)
    setCodes(made)
    void refetch()
  }
  return (
    <Card title={t('factors.title')}>
      <p>{t('factors.text')}</p>
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton awaits="settings" lines={3} />}
      {data && verified.length === 0 && <Notice title={t('factors.none')} />}
      {verified.length > 0 && (
        <ul className={styles.list}>
          {verified.map((factor) => (
            <FactorRow key={factor.factor_id} factor={factor} isLast={verified.length === 1} />
          ))}
        </ul>
      )}
      {data && (
        <div className={styles.buttons}>
          {factorTypes
            .filter((type) => verified.every(({ factor_type }) => factor_type !== type))
            .map((type) => (
              <Button key={type} onClick={() => setEnrolling(type)}>
                {t(`factors.add_${type}`)}
              </Button>
            ))}
        </div>
      )}
      {data && verified.length > 0 && (
        <MakeRecoveryCodes left={data.recovery_codes_left} onMade={close} />
      )}
      {enrolling === 'totp' && <EnrolTotpDialog onClose={close} />}
      {enrolling === 'phone' && <EnrolPhoneDialog onClose={close} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  )
}
