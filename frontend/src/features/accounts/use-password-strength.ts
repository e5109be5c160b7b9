import { useEffect, useState } from 'react'
import {
  faultIn,
  type PasswordFault,
  type PasswordStrength,
  passwordStrength,
} from '#domain/accounts/password.ts'
import { logError } from '../../lib/error-log.ts'

/** Typing goes on meanwhile. */
const pauseMs = 150

async function strengthOf(password: string, email: string): Promise<PasswordStrength> {
  const { estimatePassword } = await import('../../lib/estimate-password.ts')
  return passwordStrength(password, email, estimatePassword)
}

/** Why this password is not taken, null when it is. Without the lists (no network) the server decides. */
export async function passwordFault(
  password: string,
  email: string,
): Promise<PasswordFault | null> {
  try {
    return faultIn(await strengthOf(password, email))
  } catch (thrown) {
    logError(thrown)
    return null
  }
}

/** How good what is typed is, for the address of whom; null while that is not known. */
export function usePasswordStrength(
  password: string,
  email: string | undefined,
): PasswordStrength | null {
  const [known, setKnown] = useState<{ of: string; strength: PasswordStrength } | null>(null)
  useEffect(() => {
    if (email === undefined || password === '') return
    let isCurrent = true
    const timer = setTimeout(() => {
      strengthOf(password, email)
        .then((strength) => isCurrent && setKnown({ of: password, strength }))
        .catch(logError)
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, email])
  return known?.of === password ? known.strength : null
}
