type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed and pressed before React came is told to it when it has hydrated the page. Once it has
 * begun (`site-begins`) it answers presses by itself, taking first over what is pressed: replayed here they
 * would count twice. Only with something typed that it does not know yet they still wait for `site-ready`.
 */
export function replayWhenReady(): void {
  const typed = new Map<EventTarget, string>()
  let pressed: HTMLElement | null = null
  let hasBegun = false
  const noteTyped = ({ target }: Event) => {
    if (isControl(target)) typed.set(target, contentOf(target))
  }
  const notePress = (event: Event) => {
    const button = buttonOf(event.target)
    if (button === null) return
    if (hasBegun && typed.size === 0) pressed = null
    // a submit waits in `hold`
    else if (hasBegun || button.type !== 'submit') pressed = button
    if (!hasBegun || typed.size === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  const hold = (event: SubmitEvent) => {
    if (hasBegun && typed.size === 0) return
    event.preventDefault()
    event.stopPropagation()
    pressed = event.submitter
  }
  // a key lets React hydrate at once, and its first rendering may empty the field before the letter comes
  const putBack = ({ target }: Event) => {
    const text = isControl(target) ? typed.get(target) : undefined
    if (isControl(target) && text !== undefined && contentOf(target) !== text) fill(target, text)
  }
  const heard = [
    ['input', noteTyped],
    ['beforeinput', putBack],
    ['click', notePress],
    ['submit', hold],
  ] as [string, EventListener][]
  for (const [type, listener] of heard) document.addEventListener(type, listener, true)
  addEventListener('site-begins', () => {
    hasBegun = true
  })
  const replay = () => {
    for (const [type, listener] of heard) document.removeEventListener(type, listener, true)
    for (const [control, text] of typed)
      if (isControl(control) && control.isConnected) enter(control, text)
    if (pressed?.isConnected) pressed.click()
  }
  addEventListener('site-ready', replay, { once: true })
}

/** A button that does nothing without React. */
const buttonOf = (target: EventTarget | null): HTMLButtonElement | null => {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.matches('[data-consent], [popovertarget]') ? null : button
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && 'value' in target && !(target instanceof HTMLButtonElement)

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

const contentOf = (control: Control): string =>
  isTicked(control) ? String(control.checked) : control.value

/** As the visitor would: React does not see it. */
function fill(control: Control, text: string): void {
  const type = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(control, text)
}

/** React hears a value only when it differs from what React last saw; it sees what is set on the element itself. */
function enter(control: Control, text: string): void {
  if (isTicked(control)) {
    control.checked = text !== 'true'
    control.click()
    return
  }
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  fill(control, text)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
