import { useTranslation } from 'react-i18next'
import type { OutcomeKind } from '#domain/outcomes/outcome-rules.ts'
import { Badge } from '../../ui/badge.tsx'

const tones: Partial<Record<OutcomeKind, 'success' | 'warning' | 'error'>> = {
  formally_rejected: 'error',
  samples_requested: 'warning',
  won: 'success',
  lost: 'error',
  launched: 'success',
  delisted: 'error',
}

/** Null: an entry that was taken back. */
export function OutcomeBadge({ kind }: { readonly kind: OutcomeKind | null }) {
  const { t } = useTranslation('timeline', { keyPrefix: 'outcome' })
  if (kind === null) return <Badge>{t('none')}</Badge>
  return <Badge tone={tones[kind] ?? 'info'}>{t(`kind.${kind}.name`)}</Badge>
}
