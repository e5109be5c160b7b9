import Camera from 'lucide-react/icons/camera'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { documentFileTypes } from '#domain/documents/document.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import styles from './documents-page.module.css'

export const acceptedFiles = Object.entries(documentFileTypes).flatMap(([ending, type]) => [
  `.${ending}`,
  type,
])

interface InputProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'className'> {
  readonly label: string
  /** What a screen reader says, where the words alone do not name what they are for. */
  readonly named?: string
  readonly accept: readonly string[]
  readonly camera?: boolean
  /** Whether several can be chosen at once. */
  readonly multiple?: boolean
  readonly onSelect: (files: File[]) => void
}

/** A button that opens the device's own choice of files, or its camera. */
function FileButton({
  label,
  named,
  accept,
  camera,
  multiple = true,
  onSelect,
  ...button
}: InputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={named ?? label}
        accept={accept.join(',')}
        multiple={multiple && !camera}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // the same file chosen again must be a change again
          event.target.value = ''
          if (files.length > 0) onSelect(files)
        }}
      />
      <Button {...button} aria-label={named} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

type Props = Pick<InputProps, 'label' | 'named' | 'size' | 'variant' | 'multiple' | 'onSelect'>

export const FilePicker = (props: Props) => (
  <div>
    <FileButton {...props} accept={acceptedFiles} />
  </div>
)

/** Only where there is a camera to hold over a page: elsewhere the choice of files does all of it. */
export function CameraButton({ onSelect }: Pick<Props, 'onSelect'>) {
  const { t } = useTranslation('documents')
  return (
    <div className={styles.camera}>
      <FileButton
        label={t('add.camera')}
        accept={['image/jpeg', 'image/png']}
        camera
        icon={<Camera aria-hidden="true" />}
        onSelect={onSelect}
      />
    </div>
  )
}
