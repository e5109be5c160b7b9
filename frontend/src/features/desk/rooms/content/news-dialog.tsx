import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { siteDay } from '#domain/content/site-day.ts'
import { useLocaleNavigate } from '../../../../i18n/use-locale-path.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { newsSlug } from './news-slug.ts'

/** Asks for the address of a news item, which stays: others may link to it. */
export function NewsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['desk-content', 'common'])
  const navigate = useLocaleNavigate()
  const [words, setWords] = useState('')
  const [wasTried, setTried] = useState(false)
  const slug = newsSlug(words, siteDay(new Date().toISOString()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (slug !== null) navigate(`/admin/content/news/${slug}`)
  }
  return (
    <Dialog
      isOpen
      title={t('new.news')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button type="submit" form="news-form" variant="primary">
            {t('new.begin')}
          </Button>
        </>
      }
    >
      <form id="news-form" onSubmit={submit} noValidate>
        <TextField
          label={t('new.address')}
          hint={t('new.address_hint', { address: `/news/item/${slug ?? '\u2026'}` })}
          maxLength={60}
          autoComplete="off"
          value={words}
          onChange={setWords}
          error={wasTried && slug === null ? t('new.address_empty') : null}
        />
      </form>
    </Dialog>
  )
}
