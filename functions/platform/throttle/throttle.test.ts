import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud } from '../test/start-test-cloud.ts'
import { allowAll, createThrottle, type Limit, type Throttle } from './throttle.ts'

const perAddress: Limit = { name: 'test-address', tries: 3, seconds: 3600 }
const perNetwork: Limit = { name: 'test-network', tries: 5, seconds: 3600 }
const inAll: Limit = { name: 'test-all', tries: 8, seconds: 3600 }

describe('limits that count one try together', () => {
  let cloud: TestCloud
  let throttle: Throttle
  let hour = 0

  beforeAll(async () => {
    cloud = await startTestCloud()
    throttle = createThrottle(cloud.table('ATTEMPTS_TABLE'))
  })
  afterAll(() => cloud.stop())

  /** Each test has an hour of its own, so that none lives on what another has left. */
  const nextHour = () => {
    hour += 1
    const now = new Date(Date.UTC(2026, 0, 1, hour))
    return (address: string, network: string) =>
      allowAll(
        throttle,
        [
          [perAddress, address],
          [perNetwork, network],
          [inAll, 'all'],
        ],
        now,
      )
  }

  it('count in order: what one network is refused uses nothing of the share of all', async () => {
    const ask = nextHour()
    const flood = []
    for (let n = 0; n < 30; n += 1) flood.push(await ask(`a${n}@example.com`, 'flooding'))
    expect(flood.filter(Boolean)).toHaveLength(5)
    // three of eight are left for everybody else
    const others = []
    for (let n = 0; n < 4; n += 1) others.push(await ask(`b${n}@example.com`, `network-${n}`))
    expect(others).toEqual([true, true, true, false])
  })

  it('give back what a try has used of one share when another refuses it', async () => {
    const ask = nextHour()
    for (let n = 0; n < 5; n += 1) await ask(`a${n}@example.com`, 'flooding')
    // refused for the network: the address that was named keeps all of its tries
    for (let n = 0; n < 10; n += 1) expect(await ask('named@example.com', 'flooding')).toBe(false)
    const own = []
    for (let n = 0; n < 4; n += 1) own.push(await ask('named@example.com', 'its-own'))
    expect(own).toEqual([true, true, true, false])
  })

  it('never let through more than a limit, however many ask at once', async () => {
    const ask = nextHour()
    const asked = Array.from({ length: 40 }, (_, n) => ask(`c${n}@example.com`, `network-${n}`))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(8)
  })
})
