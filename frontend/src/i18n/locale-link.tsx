import { Link, type LinkProps } from 'react-router-dom'
import { useLocalePath } from './use-locale-path.ts'

export interface LocaleLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of the site without language prefix. */
  readonly to: string
}

/** A link inside the site that stays in the language of the page. */
export function LocaleLink({ to, ...rest }: LocaleLinkProps) {
  return <Link {...rest} to={useLocalePath()(to)} />
}
