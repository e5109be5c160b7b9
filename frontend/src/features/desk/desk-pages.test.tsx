// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { matchRoutes, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { englishPage, renderAt } from '../../ui/test/render-in-english.tsx'
import { DeskPages, pagesBelow } from './desk-pages.tsx'
import { deskRoutes } from './routes.tsx'

englishPage()

const open = (address: string) =>
  renderAt(
    address,
    <Suspense>
      <Routes>
        <Route path="/:language?">
          <Route path="admin/*" element={<DeskPages />} />
        </Route>
      </Routes>
    </Suspense>,
  )

it.each(deskRoutes)('finds $path', ({ path = '', element }) => {
  const address = path.replace(/^admin/, '').replaceAll(/:\w+/g, 'some') || '/'
  expect(matchRoutes(pagesBelow('admin'), address)?.at(-1)?.route.element).toBe(element)
})

it('has no other pages', async () => {
  open('/admin/nothing-of-that-name')
  expect(await screen.findByText('Page not found')).toBeTruthy()
})
