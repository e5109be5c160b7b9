import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './portfolio-section.module.css'
import { UploadedFiles } from './uploaded-files.tsx'
import { useUploads } from './use-uploads.ts'

/** The portfolio on the dashboard: loading, none uploaded, or the files (specification, point 4). */
export function PortfolioSection() {
  const { t } = useTranslation('portfolio')
  const list = useUploads()
  const uploads = list.data?.pages.flatMap((page) => page.uploads)
  return (
    <section className={styles.section} aria-labelledby="portfolio">
      <div className={styles.head}>
        <h2 id="portfolio">{t('section.title')}</h2>
        {uploads !== undefined && uploads.length > 0 && (
          <div className={styles.actions}>
            <LinkButton size="small" to="/products">
              {t('section.products')}
            </LinkButton>
            <LinkButton size="small" to="/upload-portfolio">
              {t('section.uploadMore')}
            </LinkButton>
          </div>
        )}
      </div>
      {list.isPending && <Spinner label={t('section.loading')} />}
      {uploads === undefined && list.error !== null && (
        <ApiFailure
          error={list.error}
          title={t('section.failed')}
          onRetry={() => void list.refetch()}
        />
      )}
      {uploads?.length === 0 && (
        <EmptyState
          title={t('section.emptyTitle')}
          action={
            <LinkButton variant="primary" to="/upload-portfolio">
              {t('section.upload')}
            </LinkButton>
          }
        >
          <p>{t('section.emptyText')}</p>
        </EmptyState>
      )}
      {uploads !== undefined && uploads.length > 0 && (
        <>
          <UploadedFiles uploads={uploads} />
          <ListPager list={list} />
        </>
      )}
    </section>
  )
}
