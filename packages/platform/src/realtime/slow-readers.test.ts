import type { Position } from '@andon/contract/realtime'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Market, marketsTopic, openPage, type Page, pricesTopic, startHub } from './page.fixture.ts'

const pages = 3
type Step =
  | { readonly kind: 'publish'; readonly id: string; readonly open: boolean }
  | { readonly kind: 'stall' | 'readOn' | 'reconnect'; readonly page: number }
  | { readonly kind: 'wait'; readonly ms: number }

const page = fc.nat({ max: pages - 1 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('publish' as const),
        id: fc.constantFrom('m1', 'm2', 'm3', 'm4'),
        open: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('stall' as const, 'readOn' as const), page }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconnect' as const), page }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 400 }) }) },
  ),
  { maxLength: 80 },
)

/** A reader across its connections: the states it shows, and the suspensions it was told of. */
interface Reader {
  page: Page
  readonly shown: Map<string, number>
  readonly suspensions: number[]
  taken: number
}

test('readers of any slowness end with the last value of every key, and miss no suspension', async () => {
  vi.useFakeTimers()
  try {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), fc.constantFrom(1, 2, 100), async (history, hasImage, atOnce) => {
        const truth = new Map<string, Market>()
        const hub = startHub({ image: async () => [...truth.values()], atOnce })
        const path = hasImage ? 'markets/ev_1' : 'prices'
        const open = (since?: Position): Page => {
          const page = openPage(hub)
          page.subscribe(path, since)
          return page
        }
        const readers: Reader[] = Array.from({ length: pages }, () => ({
          page: open(),
          shown: new Map(),
          suspensions: [],
          taken: 0,
        }))
        const take = (reader: Reader) => {
          for (const frame of reader.page.frames.slice(reader.taken)) {
            if (frame.type === 'image') reader.shown.clear()
            if (frame.type !== 'image' && frame.type !== 'messages') continue
            for (const { id, odds, open } of frame.data as Market[]) {
              reader.shown.set(id, odds)
              if (!open) reader.suspensions.push(odds)
            }
          }
          reader.taken = reader.page.frames.length
        }
        await vi.advanceTimersByTimeAsync(0)

        const suspensions: number[] = []
        let odds = 0
        for (const step of history) {
          if (step.kind === 'wait') await vi.advanceTimersByTimeAsync(step.ms)
          else if (step.kind === 'publish') {
            odds += 1
            const market = { id: step.id, odds, open: step.open }
            truth.set(step.id, market)
            if (!step.open) suspensions.push(odds)
            if (hasImage) hub.publish(marketsTopic, { params: { eventId: 'ev_1' } }, market)
            else hub.publish(pricesTopic, {}, market)
          } else {
            const reader = readers[step.page]
            if (!reader) continue
            if (step.kind === 'reconnect') {
              take(reader)
              reader.page.close()
              Object.assign(reader, { page: open(reader.page.positions.get(path)), taken: 0 })
            } else reader.page[step.kind]()
          }
        }
        for (const { page } of readers) page.readOn()
        await vi.advanceTimersByTimeAsync(1_000)
        const last = new Map([...truth].map(([id, market]) => [id, market.odds]))
        for (const reader of readers) {
          take(reader)
          expect(reader.page.socket.closedWith).toBeUndefined()
          expect(reader.shown).toEqual(last)
          expect(reader.suspensions).toEqual(suspensions)
        }
        hub.closeAll()
      }),
      { numRuns: 400 },
    )
  } finally {
    vi.useRealTimers()
  }
})
