import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { sports } from '../model/sports.ts'
import { nothingRemembered, viewsOf } from './book.ts'
import { checkLog } from './check-log.ts'
import { ourDefinitions as definitions } from './definitions.ts'
import { readLog } from './log-file.ts'
import type { Message } from './messages.ts'
import { feedSettingsSchema, openFeed } from './open-feed.ts'
import { runFeed } from './run-feed.ts'
import { fixtureOf } from './simulator/calendar.ts'
import { producers } from './simulator/match-messages.ts'
import { stateHash } from './state-hash.ts'

const uof = {
  adapter: 'uof',
  code: 'm1',
  amqpUrl: 'amqps://token:@mq.vendor.example/%2Funifiedfeed%2F1',
  apiUrl: 'https://api.vendor.example',
  accessToken: 'token',
}

test('a bought feed needs a code of its own and where to find it; unknown settings are refused', () => {
  expect(parse(feedSettingsSchema, uof)).toMatchObject({
    exchange: 'unifiedfeed',
    producers: { 1: 'liveodds', 3: 'pre' },
  })
  const delayed = parse(feedSettingsSchema, { ...uof, inPlayDelaySeconds: { tennis: 2.5 } })
  expect(delayed.inPlayDelaySeconds).toEqual({ tennis: 2.5 })
  for (const wrong of [
    { ...uof, code: 'sim' },
    { ...uof, code: 'My feed' },
    { ...uof, amqpUrl: 'https://mq.vendor.example' },
    { ...uof, apiUrl: 'https://api.vendor.example/' },
    { ...uof, acessToken: 'misspelt' },
    { adapter: 'trade360', code: 'm2', userName: 'u', password: 'p', packages: {} },
    { adapter: 'simulator', seed: '' },
    { adapter: 'simulator', seed: 'a', sports: [] },
    { adapter: 'simulator', seed: 'a', sports: ['curling'] },
    { ...uof, inPlayDelaySeconds: { curling: 4 } },
    { ...uof, inPlayDelaySeconds: { tennis: -1 } },
    { adapter: 'carrier pigeon' },
  ])
    expect(safeParse(feedSettingsSchema, wrong).success, JSON.stringify(wrong)).toBe(false)
})

test('the simulator plays the sports of its settings, and all without them', async () => {
  const settings = { adapter: 'simulator', seed: 'sports', since: '2026-05-01T00:00:00Z' }
  expect(parse(feedSettingsSchema, settings)).toMatchObject({ sports })
  const adapter = openFeed(parse(feedSettingsSchema, { ...settings, sports: ['tennis', 'rugby'] }), {
    now: () => Date.parse(settings.since),
    after: () => () => {},
    every: () => () => {},
  })
  const played = new Set<string>()
  const message = (one: Message) => {
    const fixture = 'event' in one ? fixtureOf(one.event, settings.seed) : null
    if (fixture) played.add(fixture.league.sport)
  }
  await adapter.start({ message, unreadable: () => {}, lost: () => {} })
  await adapter.recover({ producer: producers.preMatch, after: null, requestId: 1 })
  await adapter.stop()
  expect([...played].sort()).toEqual(['rugby', 'tennis'])
})

test('a recorded feed plays at its speed and ends where the check ends', async () => {
  const path = join(import.meta.dirname, 'logs/roll-back.jsonl')
  const log = readLog(readFileSync(path, 'utf8'))
  const [first, last] = [log.lines[0]?.at ?? 0, log.lines.at(-1)?.at ?? 0]
  let now = 5_000_000
  const timers: { at: number; run: () => void }[] = []
  const after = (ms: number, run: () => void) => {
    timers.push({ at: now + ms, run })
    return () => {}
  }
  const adapter = openFeed(parse(feedSettingsSchema, { adapter: 'file', path, speed: 10 }), {
    now: () => now,
    after,
    every: () => () => {},
  })
  const feed = runFeed({
    adapter,
    definitions,
    now: () => now,
    remembered: nothingRemembered,
    forgetAfterMs: 72 * 3_600_000,
    onChanges: () => {},
    onTrouble: () => {},
  })
  await feed.start()
  for (let timer = timers.shift(); timer; timer = timers.shift()) {
    now = timer.at
    timer.run()
  }
  expect(now - 5_000_000).toBeCloseTo((last - first) / 10)
  expect(stateHash(viewsOf(feed.book(), definitions))).toBe(checkLog(log, definitions)[0]?.hash)
  const events = () => [...viewsOf(feed.book(), definitions)].length
  now = last + 71 * 3_600_000
  feed.tick()
  expect(events()).toBe(1)
  now = last + 73 * 3_600_000
  feed.tick() // three days after the match, nothing can be said about it any more
  expect(events()).toBe(0)
})
