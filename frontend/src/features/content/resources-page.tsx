import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextOf } from '../../i18n/use-text-of.ts'
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

/** What there is to read: the guides first, then the articles; searched in the browser. */
function ResourcesPage({ language }: ContentPageProps) {
  const { t } = useTranslation('content')
  const textOf = useTextOf('content')
  const [search, setSearch] = useState('')
  const [topic, setTopic] = useState('')
  const [words, setWords] = useState<TextWords>({})
  const all = contentSummaries(language).read()
  const topics = [...new Set(all.flatMap((summary) => summary.topics))]
  const found = findResources(all, { search, topic, words })
  const guides = found.filter(({ kind }) => kind === 'guides')
  const articles = found.filter(({ kind }) => kind === 'resources')
  const isFiltered = search.trim() !== '' || topic !== ''
  const showAll = () => {
    setSearch('')
    setTopic('')
  }
  return (
    <Page title={t('resources.title')} lead={<p>{t('resources.lead')}</p>}>
      <search
        className={styles.search}
        aria-label={t('resources.search')}
        onFocus={() => void contentWords(language).then(setWords, () => {})}
      >
        <TextField
          type="search"
          label={t('resources.search')}
          required={false}
          optionalUnmarked
          value={search}
          onChange={setSearch}
        />
        <Select
          label={t('resources.topic')}
          required={false}
          optionalUnmarked
          empty={t('resources.all_topics')}
          value={topic}
          onChange={setTopic}
          options={topics.map((value) => ({ value, label: textOf(`topic.${value}`) ?? value }))}
        />
      </search>
      <p role="status" className={styles.count}>
        {isFiltered && t('resources.found', { count: guides.length + articles.length })}
      </p>
      {isFiltered && found.length === 0 && (
        <EmptyState
          title={t('resources.none')}
          action={<Button onClick={showAll}>{t('resources.show_all')}</Button>}
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
