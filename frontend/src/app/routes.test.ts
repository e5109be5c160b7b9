import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { deskRoutes } from '../features/desk/routes.tsx'
import { routes } from './routes.tsx'

it.each(deskRoutes.map(({ path = '' }) => path))('leads to the desk at /%s', (path) => {
  for (const language of ['', '/it']) {
    const address = `${language}/${path.replaceAll(/:\w+/g, 'some')}`
    const found = matchRoutes(routes, address)?.at(-1)
    // no other page, with a language called "admin"
    expect(found?.route.path).toMatch(/^admin\//)
    expect(found?.params.language).toBe(language === '' ? undefined : 'it')
  }
})
