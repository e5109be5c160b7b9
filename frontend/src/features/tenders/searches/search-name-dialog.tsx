import { useTranslation } from 'react-i18next'
import { longestName } from '#domain/shared/longest-name.ts'
import { NameDialog, type NameDialogProps } from '../../../ui/name-dialog.tsx'

/** Asks for the name of a search. */
export function SearchNameDialog(props: Omit<NameDialogProps, 'longest' | 'words'>) {
  const { t } = useTranslation('searches')
  const words = { label: t('name'), missing: t('name_missing'), keep: t('keep') }
  return <NameDialog longest={longestName} words={words} {...props} />
}
