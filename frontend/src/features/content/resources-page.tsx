import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useTypedText } from '../../lib/use-typed-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ContentPageModule, ContentPageProps } from './content-element.tsx'
import { contentSummaries, contentWords } from './load-content.ts'
import styles from './resources-page.module.css'
import { findResources, type TextWords } from './search-resources.ts'
import { SummaryList } from './summary-list.tsx'

const all = { text: '', topic: '' }
const parseFilter = (search: URLSearchParams): typeof all => ({
  text: (search.get('text') ?? '').slice(0, 200),
  topic: search.get('topic') ?? '',
})
const filterSearch = ({ text, topic }: typeof all) => ({
  ...(text === '' ? {} : { text }),
  ...(topic === '' ? {} : { topic }),
})

/** What there is to read: the guides first, then the articles; searched in the browser. */
function ResourcesPage({ language }: ContentPageProps) {
  const { t } = useTranslation('content')
  const textOf = useTextOf('content')
  const [filter, change] = useAddressState(parseFilter, filterSearch)
  const typed = useTypedText(filter.text, change)
  const [words, setWords] = useState<TextWords>({})
  const summaries = contentSummaries(language).read()
  const topics = [...new Set(summaries.flatMap((summary) => summary.topics))]
  // an address says what it likes: a topic that is none narrows nothing
  const topic = topics.includes(filter.topic) ? filter.topic : ''
  const found = findResources(summaries, { search: filter.text, topic, words })
  const guides = found.filter(({ kind }) => kind === 'guides')
  const articles = found.filter(({ kind }) => kind === 'resources')
  const isSearched = filter.text.trim() !== ''
  const isFiltered = isSearched || topic !== ''
  const loadWords = useCallback(
    () => void contentWords(language).then(setWords, () => {}),
    [language],
  )
  useEffect(() => {
    if (isSearched) loadWords()
  }, [isSearched, loadWords])
  return (
    <Page title={t('resources.title')} lead={<p>{t('resources.lead')}</p>}>
      <search className={styles.search} aria-label={t('resources.search')} onFocus={loadWords}>
        <TextField
          type="search"
          label={t('resources.search')}
          required={false}
          optionalUnmarked
          {...typed}
          maxLength={200}
        />
        <Select
          label={t('resources.topic')}
          required={false}
          optionalUnmarked
          empty={t('resources.all_topics')}
          value={topic}
          onChange={(value) => change({ topic: value })}
          options={topics.map((value) => ({ value, label: textOf(`topic.${value}`) ?? value }))}
        />
      </search>
      <p role="status" className={styles.count}>
        {isFiltered && t('resources.found', { count: guides.length + articles.length })}
      </p>
      {isFiltered && found.length === 0 && (
        <EmptyState
          title={t('resources.none')}
          action={<Button onClick={() => change(all)}>{t('resources.show_all')}</Button>}
        >
          {t('resources.none_help')}
        </EmptyState>
      )}
      <SummaryList title={t('resources.guides')} summaries={guides} language={language} />
      <SummaryList title={t('resources.articles')} summaries={articles} language={language} />
    </Page>
  )
}

export const resourcesPage: ContentPageModule = {
  Page: ResourcesPage,
  preload: (_, language) => contentSummaries(language).preload(),
}
