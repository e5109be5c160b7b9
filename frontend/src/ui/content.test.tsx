// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { type Column, DataTable, type Sorting } from './data-table.tsx'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { FileDrop } from './file-drop.tsx'
import { LinkButton } from './link-button.tsx'
import { StatusMark } from './status-mark.tsx'
import { Tabs } from './tabs.tsx'
import { englishPage, renderAt } from './test/render-in-english.tsx'

englishPage()

describe('DataTable', () => {
  interface Wine {
    readonly name: string
    readonly price: number | null
  }
  const columns: Column<Wine>[] = [
    { key: 'name', header: 'Wine', cell: (wine) => wine.name, isRowHeader: true, isSortable: true },
    { key: 'price', header: 'Price', cell: (wine) => wine.price, align: 'end' },
  ]
  const rows = [
    { name: 'Furmint', price: 1.6 },
    { name: 'Malbec', price: null },
  ]

  it('is a table with its caption, headers and rows, and a dash for what is not known', () => {
    renderAt(
      '/',
      <DataTable caption="Wines" columns={columns} rows={rows} rowKey={(r) => r.name} />,
    )
    const table = screen.getByRole('table', { name: 'Wines' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Wine', 'Price'])
    const malbec = screen.getByRole('rowheader', { name: 'Malbec' }).closest('tr')
    expect(malbec?.lastElementChild?.textContent).toBe('\u2013')
  })

  it('asks for an order by its header, then for the opposite one, and says which it has', async () => {
    const asked: Sorting[] = []
    function Owner() {
      const [sorting, setSorting] = useState<Sorting>()
      return (
        <DataTable
          caption="Wines"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.name}
          sorting={sorting}
          onSort={(next) => {
            asked.push(next)
            setSorting(next)
          }}
        />
      )
    }
    const { user } = renderAt('/', <Owner />)
    const header = screen.getByRole('columnheader', { name: 'Wine' })
    expect(header.getAttribute('aria-sort')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Wine' }))
    expect(header.getAttribute('aria-sort')).toBe('ascending')
    await user.click(screen.getByRole('button', { name: 'Wine' }))
    expect(header.getAttribute('aria-sort')).toBe('descending')
    expect(asked.map(({ direction }) => direction)).toEqual(['ascending', 'descending'])
    expect(screen.queryByRole('button', { name: 'Price' })).toBeNull()
  })
})

describe('Dialog', () => {
  beforeAll(() => {
    // jsdom has the element without its methods; what a browser does with them, the journeys try
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false
    }
  })

  it('is named by its title, closes by its button and gives the focus back', async () => {
    function Owner() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Discard
          </button>
          <Dialog title="Discard the draft?" isOpen={isOpen} onClose={() => setOpen(false)}>
            It can be undone.
          </Dialog>
        </>
      )
    }
    const { user } = renderAt('/', <Owner />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    const dialog = screen.getByRole('dialog', { name: 'Discard the draft?' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Discard' }))
  })

  it('leaves the decision on Escape to its owner', () => {
    const close = vi.fn()
    renderAt('/', <Dialog title="Sign in again" isOpen onClose={close} />)
    const cancel = new Event('cancel', { cancelable: true })
    screen.getByRole('dialog').dispatchEvent(cancel)
    expect(close).toHaveBeenCalledTimes(1)
    expect(cancel.defaultPrevented).toBe(true)
  })
})

describe('FileDrop', () => {
  const list = new File(['name;price'], 'list.csv', { type: 'text/csv' })

  it('gives what is chosen to its owner, also when the same file is chosen again', async () => {
    const chosen = vi.fn()
    const { user } = renderAt(
      '/',
      <FileDrop
        title="Drop lists"
        selectLabel="Select files"
        accept={['.csv']}
        onSelect={chosen}
      />,
    )
    const input = screen.getByLabelText('Select files', { selector: 'input' })
    await user.upload(input, list)
    await user.upload(input, list)
    expect(chosen.mock.calls.map(([files]) => files.map((file: File) => file.name))).toEqual([
      ['list.csv'],
      ['list.csv'],
    ])
  })
})

describe('Tabs', () => {
  // jsdom has none; the keys of these tabs need no escaping
  beforeAll(() => void vi.stubGlobal('CSS', { escape: (text: string) => text }))

  it('show one panel and are turned by arrow keys', async () => {
    function Owner() {
      const [selected, select] = useState<'one' | 'two'>('one')
      return (
        <Tabs
          label="Matches"
          selected={selected}
          onSelect={select}
          tabs={[
            { key: 'one', label: 'By tender', panel: 'Tenders here' },
            { key: 'two', label: 'By product', panel: 'Products here' },
          ]}
        />
      )
    }
    const { user } = renderAt('/', <Owner />)
    expect(screen.getByRole('tabpanel').textContent).toBe('Tenders here')
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('By product')
    expect(screen.getByRole('tabpanel').textContent).toBe('Products here')
  })
})

describe('links', () => {
  it('stay in the language of the page', () => {
    renderAt(
      '/it/tenders/7',
      <>
        <Breadcrumbs trail={[{ label: 'Gare', to: '/tenders' }, { label: 'Malbec' }]} />
        <LinkButton to="/pricing">Prezzi</LinkButton>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Gare' }).getAttribute('href')).toBe('/it/tenders')
    expect(screen.getByRole('link', { name: 'Prezzi' }).getAttribute('href')).toBe('/it/pricing')
    expect(screen.getByText('Malbec').getAttribute('aria-current')).toBe('page')
  })
})

describe('what is drawn', () => {
  it('is told in words too', () => {
    renderAt(
      '/',
      <BarChart
        title="Litres sold"
        scale={{ min: -2, max: 4 }}
        bars={[
          { key: 'a', label: 'Wine', text: '-2.0 %', value: -2 },
          { key: 'b', label: 'Beer', text: '+4.0 %', value: 4 },
        ]}
      />,
    )
    const chart = screen.getByRole('img')
    expect(chart.getAttribute('aria-label')).toBe('Litres sold. Wine: -2.0 %; Beer: +4.0 %')
    // a loss ends at zero, a gain begins there: both at a third of the scale from -2 to 4
    const [less, more] = ['less', 'more'].map((kind) => chart.querySelector(`[data-kind=${kind}]`))
    expect([less?.getAttribute('x'), less?.getAttribute('width')]).toEqual(['0%', '33.3%'])
    expect([more?.getAttribute('x'), more?.getAttribute('width')]).toEqual(['33.3%', '66.7%'])
  })

  it('is told with the spaces of French', () => {
    const bars = ['Vin', 'Bière'].map((label) => ({ key: label, label, text: '1 l', value: 1 }))
    renderAt('/fr/statistics', <BarChart title="Litres" scale={{ min: 0, max: 1 }} bars={bars} />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Litres. Vin\u00a0: 1 l\u202f; Bière\u00a0: 1 l',
    )
  })

  it('never stands for itself: a status has its word', () => {
    renderAt('/', <StatusMark status="not_met">Not met</StatusMark>)
    expect(screen.getByText('Not met').querySelector('svg')?.getAttribute('aria-hidden')).toBe(
      'true',
    )
  })

  it('leaves the picture of an empty page to those who see it', () => {
    renderAt(
      '/',
      <EmptyState title="No products yet" picture={<svg data-testid="bottle" />}>
        Upload a list.
      </EmptyState>,
    )
    expect(screen.getByRole('heading', { name: 'No products yet' })).toBeTruthy()
    expect(screen.getByTestId('bottle').closest('[aria-hidden=true]')).not.toBeNull()
  })
})
