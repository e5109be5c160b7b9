// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../i18n/i18n.ts'
import { englishPage, renderAt } from '../../../ui/test/render-in-english.tsx'
import { ToastProvider } from '../../../ui/toasts.tsx'
import { ProductViews } from './product-views.tsx'

englishPage()
beforeAll(async () => {
  await loadTexts('portfolio', 'views')
  // jsdom has the element without its methods
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})

interface View {
  readonly view_id: string
  readonly name: string
  readonly search: string
}
const french = { view_id: 'view_00000001', name: 'French', search: 'country=FR&sort=-price' }

const kept = new Map<string, View>()

/** The three routes of views, over a map; `refusal` is what saving answers instead. */
let refusal: string | null
beforeEach(() => {
  kept.clear()
  refusal = null
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const view_id = String(address).split('/').at(-1) ?? ''
    if (method === 'DELETE') kept.delete(view_id)
    if (method === 'PUT') {
      if (refusal !== null) return Response.json({ error: { code: refusal } }, { status: 422 })
      kept.set(view_id, { ...JSON.parse(String(body)), view_id })
    }
    return Response.json(method === 'PUT' ? kept.get(view_id) : { views: [...kept.values()] })
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(address: string) {
  return renderAt(
    address,
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ProductViews />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

const keep = (view: View) => kept.set(view.view_id, view)
const nav = () => screen.findByRole('navigation', { name: 'Saved views' })
const namesOf = async () =>
  within(await nav())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const current = () => document.querySelector('[aria-current]')?.textContent

describe('the saved views of the products', () => {
  it('say how one comes to be while there is none', async () => {
    open('/products')
    await screen.findByText(/^Filter or sort the products, then save/)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('are made of the address, and the keys go on where the view is', async () => {
    const { user } = open('/products?missing=price&country=IT')
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    await user.keyboard('{Enter}')
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(dialog.textContent).toContain('Give the view a name.')
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'To price{Enter}')
    await screen.findByRole('link', { name: 'To price' })
    expect([...kept.values()]).toMatchObject([
      { name: 'To price', search: 'country=IT&missing=price' },
    ])
    expect(current()).toBe('To price')
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
    expect(document.activeElement).toBe(await nav())
  })

  it('are chosen, also when their address is written in another order', async () => {
    keep(french)
    const { user } = open('/products?sort=-price&country=FR')
    expect(await namesOf()).toEqual(['All', 'French'])
    expect(current()).toBe('French')
    await user.click(screen.getByRole('link', { name: 'All' }))
    expect(current()).toBe('All')
    await user.click(screen.getByRole('link', { name: 'French' }))
    expect(current()).toBe('French')
  })

  it('are renamed under the same id, and called as before on undo', async () => {
    keep(french)
    const { user } = open(`/products?${french.search}`)
    await user.click(await screen.findByRole('button', { name: 'Rename' }))
    const field = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(field)
    await user.type(field, 'From France{Enter}')
    await screen.findByRole('link', { name: 'From France' })
    expect([...kept.values()]).toEqual([{ ...french, name: 'From France' }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('link', { name: 'French' })
    expect([...kept.values()]).toEqual([french])
  })

  it('are removed, and come back as they were on undo', async () => {
    keep(french)
    const { user } = open(`/products?${french.search}`)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await screen.findByRole('button', { name: 'Save this view' })
    expect(await namesOf()).toEqual(['All'])
    expect(document.activeElement).toBe(await nav())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('link', { name: 'French' })
    expect([...kept.values()]).toEqual([french])
  })

  it('say that there are as many as one can keep, and keep what was typed', async () => {
    refusal = 'too_many_product_views'
    const { user } = open('/products?country=IT')
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Italian{Enter}')
    await screen.findByText('You already have twenty saved views. Remove one first.')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Italian')
  })

  it('say when what was removed cannot be brought back', async () => {
    keep(french)
    const { user } = open(`/products?${french.search}`)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await screen.findByRole('button', { name: 'Save this view' })
    refusal = 'too_many_product_views'
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('The view could not be changed')
  })
})
