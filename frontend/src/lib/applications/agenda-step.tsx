import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { Badge } from '../../ui/badge.tsx'
import { TitleWords } from '../tenders/title-words.tsx'
import { useFormat } from '../use-format.ts'
import styles from './agenda-step.module.css'
import type { AgendaStep } from './use-agenda.ts'

const tones = { at_risk: 'warning', late: 'error' } as const

/** What a step is called in the reader's language. */
export function useStepName(): (key: string) => string {
  const textOf = useTextOf('timeline')
  return (key) => textOf(`step.${key}`) ?? key
}

/** A step on its day: what, for which tender, who takes it, and until when at the latest. */
export function AgendaStepLine({ step }: { readonly step: AgendaStep }) {
  const { t } = useTranslation('timeline')
  const { date } = useFormat()
  const nameOf = useStepName()
  const { key, actor, tender, latest, state } = step
  const who = actor === 'monopoly' ? marketFacts[tender.market].monopoly : t(`actor.${actor}`)
  const facts = [
    ...(actor === 'producer' ? [] : [who]),
    ...(latest === step.date ? [] : [t('latest', { day: date(latest) })]),
  ]
  return (
    <div className={styles.step} data-step={key}>
      <p className={styles.what}>
        <LocaleLink to={`/tender-application/${tender.tender_id}/timeline`}>
          {nameOf(key)}
        </LocaleLink>
        {(state === 'late' || state === 'at_risk') && (
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        )}
      </p>
      <p className={styles.soft}>
        <TitleWords tender={tender} />
        {facts.length > 0 && ` · ${facts.join(' · ')}`}
      </p>
    </div>
  )
}
