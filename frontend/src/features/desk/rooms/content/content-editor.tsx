import { useEffect, useState } from 'react'
import { type SiteContent, statusOf } from '#domain/content/site-content.ts'
import { isSame } from '#domain/shared/is-same.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useLocaleNavigate } from '../../../../i18n/use-locale-path.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import styles from './content.module.css'
import { ContentFields } from './content-fields.tsx'
import { ContentPreview } from './content-preview.tsx'
import { ContentState } from './content-state.tsx'
import { ContentSteps } from './content-steps.tsx'
import { emptyContent } from './empty-content.ts'
import {
  type ContentPlace,
  type ContentStep,
  type EditedItem,
  useContentStep,
} from './use-content-item.ts'
import { useItemWords } from './use-item-words.ts'

interface Props {
  readonly place: ContentPlace
  /** Null: nothing is saved yet. */
  readonly item: EditedItem | null
  readonly onReload: () => void
}

const shownOf = (item: EditedItem | null, { kind }: ContentPlace): SiteContent =>
  item?.draft ?? item?.published ?? emptyContent(kind)

/** The fields of an item beside its page; nothing typed is lost by a refusal. */
export function ContentEditor({ place, item, onReload }: Props) {
  const words = useItemWords(place.kind)
  const toasts = useToasts()
  const navigate = useLocaleNavigate()
  const saved = shownOf(item, place)
  const [content, setContent] = useState(saved)
  const [version, setVersion] = useState(item?.version)
  const [locale, setLocale] = useState<Locale>(useLanguage())
  /** What the fields held as the last step knew them. */
  const [answered, setAnswered] = useState({ version: 0, content: saved })
  // another version was loaded: by a step, or because somebody else saved
  if (item?.version !== version) {
    setVersion(item?.version)
    // what was typed while a step was on its way stays, not yet saved
    const isTypedSince = answered.version === item?.version && !isSame(content, answered.content)
    if (!isTypedSince) setContent(saved)
  }
  const isTyped = !isSame(content, saved)
  useAskBeforeLeaving(isTyped)
  const step = useContentStep(place, (changed, { step: done, content: asked }) => {
    setAnswered({ version: changed.version, content: done === 'save' ? asked : saved })
    const undo = done === 'remove' ? () => take('undo', changed.version) : null
    toasts.show({
      tone: 'success',
      title: words.done(done),
      ...(undo && { action: { label: words.step('undo'), onPress: undo } }),
    })
    if (done === 'remove') navigate('/admin/content')
  })
  const take = (name: ContentStep, seen = item?.version ?? 0) => {
    if (!step.isPending) step.mutate({ step: name, version: seen, content })
  }
  return (
    <>
      <ContentState
        kind={place.kind}
        item={item}
        isTyped={isTyped}
        error={step.error}
        onReload={onReload}
      />
      <ContentSteps
        kind={place.kind}
        status={item && statusOf(item)}
        mayUndo={item !== null && item.before !== null}
        isTyped={isTyped}
        isWhole={item !== null && item.missing.length === 0 && item.faults.length === 0}
        pending={step.isPending ? step.variables.step : null}
        onStep={(name) => take(name)}
      />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <ContentFields
            content={content}
            locale={locales.find((one) => one === locale) ?? 'en'}
            onLocale={setLocale}
            onChange={setContent}
          />
        </div>
        <ContentPreview content={content} locale={locale} rendered={item?.rendered ?? {}} />
      </div>
    </>
  )
}

function useAskBeforeLeaving(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isTyped])
}
