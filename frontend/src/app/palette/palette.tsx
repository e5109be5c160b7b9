import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Finder } from '../../ui/finder.tsx'
import { useFound } from './use-found.ts'

/** One field over tenders, products, applications and pages. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['palette', 'common'])
  const navigate = useLocaleNavigate()
  const [words, setWords] = useState('')
  const { groups, isSearching, isFailed } = useFound(words)
  const choose = (path: string) => {
    onClose()
    navigate(path)
  }
  const said = () => {
    if (isSearching) return t('searching')
    if (isFailed) return t('failed')
    return groups.length === 0 ? t('nothing', { text: words.trim() }) : ''
  }
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <Finder
        label={t('hint')}
        words={words}
        onWords={setWords}
        groups={groups.map(({ key, found }) => ({
          key,
          title: key === 'pages' ? t('pages') : t(`common:nav.${key}`),
          items: found.map(({ path, label, more }) => ({ key: path, label, more })),
        }))}
        onChoose={choose}
        said={said()}
      />
    </Dialog>
  )
}
