import { useTranslation } from 'react-i18next'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { useTextOf } from '../../../i18n/use-text-of.ts'
import { useRules } from '../../../lib/applications/use-rules.ts'
import { usePublishedWords } from '../../../lib/matching/use-published-words.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { useDocumentName } from '../use-document-name.ts'
import { useProblemText } from '../use-problem-text.ts'

/** What was found: of a rule its own English words, of the tender those of the page. */
export function useFindingWords(
  finding: OfferFinding,
  facts: ProductFacts,
): { readonly title: string; readonly says: string | null } {
  const { t } = useTranslation('workspace')
  const { t: documents } = useTranslation('documents')
  const textOf = useTextOf('workspace')
  const documentName = useDocumentName()
  const published = usePublishedWords()
  const problemText = useProblemText()
  const { date, number } = useFormat()
  const { data: rules } = useRules()
  const { asked, rule_id, status } = finding
  if (asked === null) {
    const rule = rules?.rules.find(({ id }) => id === rule_id)
    return { title: rule?.title ?? rule_id, says: rule?.message ?? null }
  }
  const words = asked.words ?? ''
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(words)
  const values = {
    name: asked.key === null ? published(words) : documentName(asked.key, asked.words),
    words: asked.kind === 'stock' ? number(Number(words)) : published(words),
    offered: asked.kind === 'stock' ? number(Number(asked.offered)) : (asked.offered ?? ''),
    day: isDay ? date(words, 'long') : '',
  }
  const title =
    asked.kind === 'criterion'
      ? t('asks.of', { field: t('finding.criterion'), asked: values.words })
      : t(`finding.${asked.kind}`, values)
  const missed =
    asked.kind === 'criterion' && status === 'fail' && asked.result !== null
      ? problemText({ key: '', code: 'not_met', result: asked.result }, facts)
      : null
  const lacks = asked.problem === null ? null : documents(`asked.problem.${asked.problem}`)
  return { title, says: missed ?? textOf(`finding.says.${asked.kind}.${status}`, values) ?? lacks }
}
