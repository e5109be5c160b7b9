import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './sticky-action.module.css'

/**
 * Leads to the form of this page from wherever one reads. It hides while its goal is in
 * sight, so it never lies over a field; elsewhere the page scrolls what has the focus clear of it.
 */
export function StickyAction() {
  const { t } = useTranslation('enquiries')
  const goal = useSession().state === 'signed_in' ? 'producers' : 'request'
  const isInSight = useIsInSight(goal)
  return (
    <div className={styles.bar} data-aside={isInSight || undefined}>
      <p className={styles.words}>{t(`sticky.${goal}`)}</p>
      <LinkButton variant="primary" to={`/private-sales#${goal}`}>
        {t(`sticky.to_${goal}`)}
      </LinkButton>
    </div>
  )
}

function useIsInSight(id: string): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null) return
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false))
    watch.observe(element)
    return () => watch.disconnect()
  }, [id])
  return isInSight
}
