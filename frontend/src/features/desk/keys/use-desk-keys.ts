import { useEffect, useRef } from 'react'
import { useLocaleNavigate } from '../../../i18n/use-locale-path.ts'
import { areLettersOn, isTaken } from '../../../lib/keys/letter-keys.ts'
import { rooms } from '../rooms.ts'

/** How long `G` waits for the letter of a room. */
const waitsForMs = 1500

/**
 * `?` shows all keys, `T` goes to what waits today, `G` and a letter to a room. They are taken before the keys of
 * a page: behind `G` a letter means a room alone.
 */
export function useDeskKeys(onHelp: () => void): void {
  const navigate = useLocaleNavigate()
  const goesUntil = useRef(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event) || !areLettersOn()) return
      const isGoing = event.timeStamp < goesUntil.current
      goesUntil.current = 0
      const key = event.key.toLowerCase()
      const room = isGoing ? rooms.find(({ letter }) => letter === key) : undefined
      if (room !== undefined) navigate(room.path)
      else if (key === 'g') goesUntil.current = event.timeStamp + waitsForMs
      else if (key === 't') navigate('/admin')
      else if (key === '?') onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [navigate, onHelp])
}
