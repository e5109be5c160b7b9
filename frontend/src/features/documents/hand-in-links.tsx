import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './documents-page.module.css'
import { HandInDialog } from './hand-in-dialog.tsx'
import { handInLinksKey, useHandInLinks } from './use-hand-in-links.ts'

const tones = {
  open: 'info',
  checking: 'info',
  received: 'success',
  expired: 'warning',
  revoked: 'neutral',
} as const

/** What was asked of others, and what has become of it. */
export function HandInLinks() {
  const { t } = useTranslation('documents')
  const { t: common } = useTranslation('common')
  const { instant } = useFormat()
  const language = useLanguage()
  const { show } = useToasts()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const list = useHandInLinks()
  const revoke = async (link_id: string) => {
    try {
      await callApi('revokeHandInLink', { params: { link_id } })
    } catch (thrown) {
      show({ tone: 'error', title: common(`errors.${errorCodeOf(thrown)}`) })
    }
    await queries.invalidateQueries({ queryKey: handInLinksKey })
  }
  return (
    <section className={styles.list} aria-labelledby="hand-in-links">
      <h2 id="hand-in-links">{t('links.title')}</h2>
      <p>{t('links.lead')}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{t('ask.title')}</Button>
      </div>
      {list.isPending && <Skeleton awaits="links" lines={2} />}
      {list.error !== null && (
        <ApiFailure
          error={list.error}
          title={t('links.failed')}
          onRetry={() => void list.refetch()}
        />
      )}
      <ul className={styles.fileList}>
        {list.data?.links.map((link) => (
          <li key={link.link_id} className={styles.file}>
            <span className={styles.words}>
              {kindName(language, link.kind)}
              <span className={styles.soft}>
                {[link.product_name, t('validTo', { date: instant(link.ends_at) })]
                  .filter((part) => part !== null)
                  .join(', ')}
              </span>
            </span>
            <Badge tone={tones[link.state]}>{t(`links.is.${link.state}`)}</Badge>
            {link.state === 'open' && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`${t('links.revoke')}: ${kindName(language, link.kind)}`}
                onClick={() => void revoke(link.link_id)}
              >
                {t('links.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAsking && <HandInDialog onClose={() => setAsking(false)} />}
    </section>
  )
}
