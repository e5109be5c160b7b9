import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { useTenderSelection } from '../../lib/applications/use-tender-selection.ts'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'

export interface SelectTenderButtonProps {
  readonly tender: Pick<TenderSummary, 'tender_id' | 'title' | 'titles'>
  readonly size?: 'medium' | 'small'
}

/** Chooses a tender to apply for; works before sign-in. */
export function SelectTenderButton({ tender, size = 'small' }: SelectTenderButtonProps) {
  const { t } = useTranslation('tenders')
  const { show } = useToasts()
  const goTo = useLocaleNavigate()
  const { onDevice, applications, add, remove } = useTenderSelection()
  const { tender_id } = tender
  const title = useTitleOf()(tender)
  if (applications.has(tender_id)) {
    return (
      <LocaleLink to={`/tender-application/${tender_id}`}>{t('select.inApplications')}</LocaleLink>
    )
  }
  if (onDevice.includes(tender_id)) {
    return (
      <Button
        size={size}
        icon={<Check aria-hidden="true" />}
        aria-pressed="true"
        aria-label={t('select.removeNamed', { title })}
        onClick={() => remove(tender_id)}
      >
        {t('select.remove')}
      </Button>
    )
  }
  return (
    <Button
      size={size}
      icon={<Plus aria-hidden="true" />}
      aria-label={t('select.addNamed', { title })}
      onClick={() => {
        add(tender_id)
        show({
          tone: 'success',
          title: t('select.addedTitle'),
          message: t('select.addedText'),
          action: {
            label: t('list.toApplications'),
            onPress: () => goTo('/tender-applications'),
          },
        })
      }}
    >
      {t('select.add')}
    </Button>
  )
}
