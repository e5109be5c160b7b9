type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed and pressed before React came is told to it when it has taken over the page. What is
 * pressed once it has begun it answers by itself: counted again here, it would be counted twice. What is
 * typed meanwhile is kept as the newest.
 */
export function repeatWhenReady(): void {
  const typed = new Map<Control, string>()
  let pressed: HTMLElement | null = null
  const note = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    if (type === 'input' && 'value' in target) typed.set(target as Control, contentOf(target))
    if (type === 'click') pressed = buttonOf(target) ?? pressed
  }
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    pressed = event.submitter
  }
  for (const type of ['input', 'click']) document.addEventListener(type, note, true)
  document.addEventListener('submit', hold, true)
  const leavePresses = () => {
    document.removeEventListener('click', note, true)
    document.removeEventListener('submit', hold, true)
  }
  const repeat = () => {
    leavePresses()
    document.removeEventListener('input', note, true)
    for (const [control, value] of typed) if (control.isConnected) enter(control, value)
    if (pressed?.isConnected) pressed.click()
  }
  addEventListener('site-begins', leavePresses, { once: true })
  addEventListener('site-ready', repeat, { once: true })
}

/** A button that does nothing by itself. */
const buttonOf = (target: Element): HTMLElement | null => {
  const button = target.closest('button')
  return button?.matches('[data-consent], [popovertarget], [type="submit"]') ? null : button
}

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

const contentOf = (control: Element): string =>
  isTicked(control) ? String(control.checked) : (control as Control).value

/** React hears a value only when it differs from what React last saw; it sees what is set on the element itself. */
function enter(control: Control, value: string): void {
  if (isTicked(control)) {
    control.checked = value !== 'true'
    control.click()
    return
  }
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  const type = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(control, value)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
