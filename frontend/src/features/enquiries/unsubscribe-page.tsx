import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mailKinds } from '#domain/accounts/mail-kind.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useFragment } from '../../lib/use-fragment.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './about-page.module.css'

/**
 * Where the link at the end of a mail that nobody has to get leads. Opening it changes nothing, for
 * scanners open links; the press of the button ends the mails, without a sign-in.
 */
export function UnsubscribePage() {
  const { t } = useTranslation(['enquiries', 'common'])
  const fragment = useFragment()
  const mail_key = fragment.get('key') ?? ''
  const kind = mailKinds.find((one) => one === fragment.get('kind')) ?? 'private_sales'
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => callApi('unsubscribe', { params: { mail_key }, query: { kind } }),
  })
  const code = error === null ? null : errorCodeOf(error)
  const isUnknown = mail_key === '' || code === 'not_found' || code === 'invalid_input'
  return (
    <Page width="narrow" title={t(`unsubscribe.title.${kind}`)}>
      {isSuccess && (
        <Notice tone="success" announce title={t('unsubscribe.ended')} action={<ToProfile />}>
          <p>{t(`unsubscribe.ended_text.${kind}`)}</p>
        </Notice>
      )}
      {isUnknown && (
        <Notice tone="warning" announce title={t('unsubscribe.not_valid')} action={<ToProfile />}>
          <p>{t('unsubscribe.not_valid_text')}</p>
        </Notice>
      )}
      {!isSuccess && !isUnknown && (
        <>
          {code !== null && (
            <Notice tone="error" announce title={t('unsubscribe.failed')}>
              <p>{t(`common:errors.${code}`)}</p>
            </Notice>
          )}
          <p>{t(`unsubscribe.text.${kind}`)}</p>
          <div className={styles.actions}>
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              {t('unsubscribe.end')}
            </Button>
          </div>
        </>
      )}
    </Page>
  )
}

function ToProfile() {
  const { t } = useTranslation('enquiries')
  return (
    <LinkButton size="small" to="/profile?section=mail">
      {t('unsubscribe.to_profile')}
    </LinkButton>
  )
}
