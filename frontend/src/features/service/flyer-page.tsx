import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { BottleRow } from '../../ui/drink/bottle-row.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useWindowTitle } from '../../ui/page.tsx'
import styles from './flyer-page.module.css'

const steps = ['upload', 'match', 'prepare', 'submit'] as const
const costs = ['free', 'access', 'application'] as const

/** `/flyer`: the service on one sheet of A4. The PDF is drawn from the same texts when the site is built. */
export function FlyerPage() {
  const { t } = useTranslation('service')
  const { t: home } = useTranslation('home')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const fee = useFormat().fee(applicationFee)
  const host = useIsHydrated() ? location.host : '\u00a0'
  useWindowTitle(t('flyer.title'))
  return (
    <article className={styles.flyer}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{home('hero.title')}</h1>
        <p className={styles.lead}>{home('hero.lead')}</p>
      </header>
      <div className={styles.actions}>
        <DownloadButton href={`/flyer/${language}.pdf`}>{t('flyer.pdf')}</DownloadButton>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('flyer.print')}
        </Button>
        <LinkButton to="/presentation">{t('flyer.presentation')}</LinkButton>
      </div>
      <Part title={home('steps.title')}>
        {steps.map((step) => (
          <Point key={step} title={home(`steps.${step}.title`)} text={home(`steps.${step}.text`)} />
        ))}
      </Part>
      <Part title={home('markets.title')}>
        {markets.map((market) => (
          <Point
            key={market}
            title={marketFacts[market].monopoly}
            text={home(`markets.${market}`)}
          />
        ))}
      </Part>
      <Part title={home('costs.title')}>
        {costs.map((cost) => (
          <Point
            key={cost}
            title={home(`costs.${cost}.title`, { fee })}
            text={home(`costs.${cost}.text`)}
          />
        ))}
      </Part>
      <BottleRow />
      <footer className={styles.foot}>
        <p className={styles.address}>{host}</p>
        <p>{common('footer.independent')}</p>
      </footer>
    </article>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <dl className={styles.points}>{children}</dl>
    </section>
  )
}

function Point({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}
