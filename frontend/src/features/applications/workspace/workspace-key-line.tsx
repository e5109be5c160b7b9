import { useTranslation } from 'react-i18next'
import { KeyHint, KeyLine } from '../../../lib/keys/key-line.tsx'

export function WorkspaceKeyLine() {
  const { t } = useTranslation('workspace')
  const { t: word } = useTranslation('vocabulary')
  return (
    <KeyLine
      letters={
        <>
          <KeyHint of={['N']} does={t('keys.next')} />
          <span>
            <kbd>G</kbd> {t('keys.then')}{' '}
            <KeyHint of={['O', 'C', 'D', 'P', 'T']} does={t('keys.part')} />
          </span>
        </>
      }
    >
      <KeyHint of={[word('key.ctrl'), '\u21b5']} does={t('keys.submit')} />
    </KeyLine>
  )
}
