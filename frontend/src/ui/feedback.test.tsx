// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Notice } from './notice.tsx'
import { Pager } from './pager.tsx'
import { Progress } from './progress.tsx'
import { Skeleton } from './skeleton.tsx'
import { PageLoading, Spinner } from './spinner.tsx'
import { englishPage, renderAt } from './test/render-in-english.tsx'
import { TextField } from './text-field.tsx'
import { type ToastContent, ToastProvider, useToasts } from './toasts.tsx'

englishPage()

describe('Button', () => {
  it('does nothing more while its action is under way, and keeps the focus', async () => {
    const presses = vi.fn()
    const button = (isBusy: boolean) => (
      <Button busy={isBusy} onClick={presses}>
        Submit
      </Button>
    )
    const { user, rerender } = renderAt('/', button(false))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    rerender(button(true))
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }))
    await user.keyboard('{Enter}')
    expect(presses).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  })

  it('does not send a form a second time while it is busy', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    const { user, container } = renderAt(
      '/',
      <form>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    container.querySelector('form')?.addEventListener('submit', sent)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).not.toHaveBeenCalled()
  })

  it('sends no form unless it is told to', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    const { user, container } = renderAt(
      '/',
      <form>
        <Button>Add a line</Button>
      </form>,
    )
    container.querySelector('form')?.addEventListener('submit', sent)
    await user.click(screen.getByRole('button'))
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('ErrorSummary', () => {
  const form = (errors: { field: string; message: string }[]) => (
    <>
      <ErrorSummary errors={errors} />
      <TextField id="price" label="Price" value="" onChange={() => {}} />
    </>
  )

  it('takes the focus each time it is given faults, and leads to the field', async () => {
    const { user, rerender } = renderAt('/', form([]))
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(form([{ field: 'price', message: 'Enter a price' }]))
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    await user.click(screen.getByRole('link', { name: 'Enter a price' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Price'))
    rerender(form([{ field: 'price', message: 'Enter a price above 0' }]))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })
})

describe('Notice', () => {
  it('is announced when it appears: errors at once, the others in their turn', () => {
    renderAt('/', <Notice title="On the page from the start" />)
    expect(screen.queryByRole('status')).toBeNull()
    renderAt('/', <Notice announce tone="success" title="Saved" />)
    expect(screen.getByRole('status').textContent).toBe('Saved')
    renderAt('/', <Notice announce tone="error" title="Not saved" />)
    expect(screen.getByRole('alert').textContent).toBe('Not saved')
  })
})

describe('ErrorState', () => {
  it('says what to do, offers to try again and names the request', async () => {
    const retry = vi.fn()
    const { user } = renderAt('/', <ErrorState onRetry={retry} requestId="req-7" />)
    expect(screen.getByRole('alert').textContent).toContain('Check your connection')
    expect(screen.getByText(/req-7/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('offers no second try where there is none', () => {
    renderAt('/', <ErrorState title="The link has expired" message="Ask for a new one." />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('The link has expiredAsk for a new one.')
  })
})

describe('Pager', () => {
  it('says how far the list goes and asks for more once at a time', async () => {
    const more = vi.fn()
    const pager = (isLoading: boolean, hasMore = true) => (
      <Pager hasMore={hasMore} isLoading={isLoading} onMore={more}>
        50 of 198 tenders
      </Pager>
    )
    const { user, rerender } = renderAt('/', pager(false))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    rerender(pager(true))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(more).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status').textContent).toBe('50 of 198 tenders')
    rerender(pager(false, false))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what is waited for', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it.each([
    ['a part of a page', <Skeleton key="part" awaits="products" />, 'Your products'],
    ['a page', <PageLoading key="page" />, 'The page'],
  ])('is said of %s after three seconds, not before', async (_, waiting, thing) => {
    await i18next.loadNamespaces('waits')
    const words = () => screen.queryByText(`${thing}`, { exact: false })
    const { rerender } = renderAt('/', waiting)
    await pass(2990)
    expect(words()).toBeNull()
    await pass(20)
    expect(words()?.closest('[role="status"]')?.textContent).toContain('longer than usual')
    rerender(<p>Here it is</p>)
    expect(words()).toBeNull()
  })
})

describe('Progress and Spinner', () => {
  it('say what is under way, and how far where that is known', () => {
    renderAt('/', <Progress label="Uploading list.xlsx" value={40} />)
    expect(screen.getByRole('progressbar', { name: 'Uploading list.xlsx' })).toHaveProperty(
      'value',
      40,
    )
    renderAt('/', <Progress label="Reading" />)
    expect(screen.getByRole('progressbar', { name: 'Reading' }).hasAttribute('value')).toBe(false)
    renderAt('/', <Spinner />)
    expect(screen.getByRole('status').textContent).toBe('Loading\u2026')
  })
})

describe('toasts', () => {
  let show: (toast: ToastContent) => void
  function Shower() {
    show = useToasts().show
    return null
  }
  const start = async () => {
    renderAt(
      '/',
      <ToastProvider>
        <Shower />
      </ToastProvider>,
    )
    // as a page has it by the time that it has something to say
    await act(() => import('./toast-stack.tsx'))
  }
  const shown = (...toasts: ToastContent[]) =>
    act(() => {
      for (const toast of toasts) show(toast)
    })
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('close by themselves after 4000 ms', async () => {
    await start()
    shown({ title: 'Saved' })
    pass(3999)
    expect(screen.getByRole('status').textContent).toContain('Saved')
    pass(1)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('are three at most, the newest', async () => {
    await start()
    shown({ title: 'One' }, { title: 'Two' }, { title: 'Three' }, { title: 'Four' })
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
      'Two',
      'Three',
      'Four',
    ])
  })

  it('stay while they are looked at, and errors until they are closed', async () => {
    await start()
    shown({ title: 'Saved' }, { tone: 'error', title: 'Not sent' })
    pass(3000)
    fireEvent.mouseEnter(screen.getByRole('status'))
    pass(60_000)
    expect(screen.getByRole('status')).toBeTruthy()
    fireEvent.mouseLeave(screen.getByRole('status'))
    pass(1000)
    expect(screen.queryByRole('status')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offer to undo, and go when that is done', async () => {
    const undo = vi.fn()
    await start()
    shown({ title: 'Draft discarded', action: { label: 'Undo', onPress: undo } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
