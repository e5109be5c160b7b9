import { useTranslation } from 'react-i18next'
import page from './home-page.module.css'
import styles from './steps.module.css'

const steps = ['upload', 'match', 'prepare', 'submit'] as const

export function Steps() {
  const { t } = useTranslation('home')
  return (
    <section className={page.band} aria-labelledby="steps-title">
      <div className={page.inner}>
        <h2 className={page.title} id="steps-title">
          {t('steps.title')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
