import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly id: string
  readonly className?: string | undefined
  /** What stands below was chosen a moment ago: the focus goes here from the button that is no more. */
  readonly isNew: boolean
}

export function PreviewHeading({ id, className, isNew }: Props) {
  const { t } = useTranslation('matching')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <h2 id={id} className={className} ref={heading} tabIndex={-1}>
      {t('preview.title')}
    </h2>
  )
}
