import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { figureTexts } from './figure-texts.ts'

export function useFigureTexts() {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  return useMemo(() => figureTexts(t, language), [t, language])
}
