import { useTranslation } from 'react-i18next'
import type { SiteContentKind } from '#domain/content/site-content.ts'
import type { ContentStep } from './use-content-item.ts'

/** What is said of an item's way: most are on the site, one stands below mails. */
export function useItemWords(kind: SiteContentKind) {
  const { t } = useTranslation('desk-content')
  const isInMails = kind === 'sender'
  return {
    preview: isInMails ? t('in_mails.preview') : t('preview'),
    publishedAt: (at: string) =>
      isInMails ? t('in_mails.published_at', { at }) : t('published_at', { at }),
    step: (step: ContentStep) =>
      isInMails && step === 'take_back' ? t('in_mails.take_back') : t(`step.${step}`),
    done: (step: ContentStep) =>
      isInMails && (step === 'publish' || step === 'take_back')
        ? t(`in_mails.done.${step}`)
        : t(`done.${step}`),
  }
}
