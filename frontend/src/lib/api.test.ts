import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiUrl, callApi } from './api.ts'
import { answer, browserGlobals } from './test/browser-globals.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  browserGlobals()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('the address of a call', () => {
  it('fills in the path and leaves out what is not asked', () => {
    expect(apiUrl('/api/tenders/{tender_id}/matches', { tender_id: 4711 }, { limit: 20 })).toBe(
      '/api/tenders/4711/matches?limit=20',
    )
    expect(apiUrl('/api/tenders', {}, { market: undefined, text: '', state: 'open' })).toBe(
      '/api/tenders?state=open',
    )
  })

  it('encodes what a user typed', () => {
    expect(apiUrl('/api/products/{id}', { id: 'a/b?c' }, { text: 'Châ & co' })).toBe(
      '/api/products/a%2Fb%3Fc?text=Ch%C3%A2+%26+co',
    )
  })
})

describe('a call', () => {
  it('goes out without a token for a visitor', async () => {
    fetched.mockResolvedValue(answer(200, { markets: [] }))
    expect(await callApi('listMarkets')).toEqual({ markets: [] })
    expect(fetched).toHaveBeenCalledOnce()
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization')
  })

  it('throws the code, the details and the request id of a refusal', async () => {
    const error = { code: 'version_conflict', details: { version: 3 }, request_id: 'r-1' }
    fetched.mockResolvedValue(answer(409, { error }))
    const call = callApi('requestAccess', { body: { company_name: 'Prov AB' } })
    await expect(call).rejects.toMatchObject({
      code: 'version_conflict',
      details: { version: 3 },
      requestId: 'r-1',
    })
  })

  it('understands the refusal of the authorizer, which knows no codes', async () => {
    fetched.mockResolvedValue(answer(401, { message: 'Unauthorized' }))
    await expect(callApi('getCompanyProfile')).rejects.toMatchObject({
      code: 'authentication_required',
    })
  })

  it('fails without words where their file never comes', async () => {
    vi.useFakeTimers()
    const loading = vi.spyOn(i18next, 'loadNamespaces').mockReturnValue(new Promise(() => {}))
    fetched.mockResolvedValue(answer(401, { message: 'Unauthorized' }))
    const call = expect(callApi('getCompanyProfile')).rejects.toMatchObject({
      code: 'authentication_required',
    })
    await vi.advanceTimersByTimeAsync(3000)
    await call
    expect(loading).toHaveBeenCalledWith(['failures'])
    loading.mockRestore()
    vi.useRealTimers()
  })

  it('asks once more when a GET gets no answer', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError('network'))
      .mockResolvedValueOnce(answer(200, { markets: [] }))
    expect(await callApi('listMarkets')).toEqual({ markets: [] })
    fetched.mockRejectedValue(new TypeError('network'))
    await expect(callApi('listMarkets')).rejects.toMatchObject({ code: 'network' })
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it('never repeats what changes something', async () => {
    fetched.mockRejectedValue(new TypeError('network'))
    const call = callApi('requestAccess', { body: { company_name: 'Prov AB' } })
    await expect(call).rejects.toMatchObject({ code: 'network' })
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('passes an abort on as it is', async () => {
    fetched.mockRejectedValue(new DOMException('stopped', 'AbortError'))
    await expect(callApi('listMarkets', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(fetched).toHaveBeenCalledOnce()
  })
})
