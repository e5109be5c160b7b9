import { useQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import styles from './applications.module.css'
import { StepFailure } from './step-failure.tsx'
import { seenIn, useDeskStep } from './use-desk-step.ts'
import { useImporters } from './use-importers.ts'

type Found = ApiOutput<'findApplication'>

/** One mail with the sealed package, to an importer of the settings. */
export function MailOffer({ found }: { readonly found: Found }) {
  const { t } = useTranslation('desk-applications')
  const { data, error, refetch } = useImporters(found)
  const addressed = data?.flatMap(({ email, name }) => (email === null ? [] : { email, name }))
  return (
    <section className={styles.mail}>
      <h3>{t('mail.title')}</h3>
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {!error && addressed === undefined && <Skeleton awaits="message" lines={2} />}
      {addressed?.length === 0 && (
        <Notice
          tone="warning"
          title={t('mail.none')}
          action={<LinkButton to="/admin/settings">{t('mail.settings')}</LinkButton>}
        >
          {t('mail.none_text')}
        </Notice>
      )}
      {addressed?.[0] && <MailTo found={found} importers={addressed} first={addressed[0].email} />}
    </section>
  )
}

interface MailToProps {
  readonly found: Found
  readonly importers: readonly { readonly email: string; readonly name: string }[]
  readonly first: string
}

/** After a second look at address and attachment. */
function MailTo({ found, importers, first }: MailToProps) {
  const { t } = useTranslation('desk-applications')
  const { fileSize } = useFormat()
  const [to, setTo] = useState(first)
  const [isOpen, setIsOpen] = useState(false)
  const [read, setRead] = useState({ address: false, files: false })
  const { params, version } = seenIn(found)
  const { data } = useQuery({
    queryKey: ['findReceipt', params.user_id, params.tender_id],
    queryFn: ({ signal }) => callApi('findReceipt', { params, signal }),
  })
  const step = useDeskStep(found, () =>
    callApi('handInOffer', { params, body: { channel: 'email', version, to } }),
  )
  const receipt = data?.receipt ?? null
  const close = () => {
    setIsOpen(false)
    setRead({ address: false, files: false })
  }
  return (
    <>
      <Select
        label={t('mail.importer')}
        options={importers.map(({ email, name }) => ({
          value: email,
          label: `${name}, ${email}`,
        }))}
        value={to}
        onChange={setTo}
      />
      <p>
        <Button disabled={receipt === null} onClick={() => setIsOpen(true)}>
          {t('mail.look')}
        </Button>
      </p>
      <StepFailure error={step.error} />
      <Dialog
        title={t('mail.question')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button
            variant="primary"
            icon={<Send aria-hidden="true" />}
            busy={step.isPending}
            disabled={!read.address || !read.files}
            onClick={() => step.mutate(undefined, { onSettled: close })}
          >
            {t('mail.send')}
          </Button>
        }
      >
        <p>
          <strong>{to}</strong>
        </p>
        {receipt && (
          <p>
            {receipt.package.name}, {fileSize(receipt.package.size_bytes)}
            <br />
            {t('mail.files', { count: receipt.files.length })}
          </p>
        )}
        <Checkbox
          label={t('mail.address_read')}
          checked={read.address}
          onChange={(address) => setRead((before) => ({ ...before, address }))}
        />
        <Checkbox
          label={t('mail.files_read')}
          checked={read.files}
          onChange={(files) => setRead((before) => ({ ...before, files }))}
        />
      </Dialog>
    </>
  )
}
