/** Where to go after signing in: a path of this site, never another one. */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return '/dashboard'
  return /^\/(auth|check-email|reset-password)\b/.test(next) ? '/dashboard' : next
}
