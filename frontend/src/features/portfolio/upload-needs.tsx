import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'

/** What a file must name of each product (specification, point 3). */
export function UploadNeeds() {
  const { t } = useTranslation('portfolio')
  return (
    <Card title={t('upload.needsTitle')}>
      <ul>
        <li>{t('upload.needs.name')}</li>
        <li>{t('upload.needs.type')}</li>
        <li>{t('upload.needs.origin')}</li>
        <li>{t('upload.needs.price')}</li>
      </ul>
      <p>{t('upload.needsMore')}</p>
    </Card>
  )
}
