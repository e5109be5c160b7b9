import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeySheet } from './key-sheet.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

/** The keys of the desk, and the way to read of them without one. */
export function KeyHelp({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('desk')
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useDeskKeys(open)
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {t('keys.title')}
      </button>
      <KeySheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
