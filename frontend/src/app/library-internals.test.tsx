// @vitest-environment jsdom
// What the site uses of libraries beside their documented surface: an update that changes it fails here.
import './no-eval.ts'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { PageHydrated, ServedLocation } from './served-location.tsx'

describe('the location context of the router', () => {
  it('is what every hook of the router reads', () => {
    const seen: string[] = []
    function Page() {
      const { pathname, search, hash } = useLocation()
      const [query] = useSearchParams()
      seen.push(`${pathname}${search}${hash} ${query.get('market')}`)
      return <p>{pathname}</p>
    }
    act(() => {
      render(
        <MemoryRouter initialEntries={['/tenders/?market=SE#top']}>
          <ServedLocation renderedFor="/tenders">
            <Page />
            <PageHydrated />
          </ServedLocation>
        </MemoryRouter>,
      )
    })
    expect(seen.at(0)).toBe('/tenders null')
    expect(seen.at(-1)).toBe('/tenders?market=SE#top SE')
    expect(screen.getByText('/tenders')).toBeTruthy()
  })
})

describe('the configuration of zod before it is loaded', () => {
  it('is the one that zod goes by: it compiles nothing', () => {
    expect(z.config().jitless).toBe(true)
  })

  it('lets it make no code from text, not even to see whether it might', () => {
    const made = vi.spyOn(globalThis, 'Function')
    expect(z.object({ a: z.string() }).parse({ a: 'b' })).toEqual({ a: 'b' })
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })
})
