import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Sport, sports } from '../model/sports.ts'
import type { FeedAdapter } from './adapter.ts'
import { feedCodePattern } from './feed-ids.ts'
import { fileAdapter } from './file-adapter.ts'
import { readLog } from './log-file.ts'
import { leagues } from './simulator/leagues.ts'
import { simulator } from './simulator/simulator.ts'
import { simulatorAdapter } from './simulator/simulator-adapter.ts'
import { trade360Adapter } from './trade360/trade360-adapter.ts'
import { uofAdapter } from './uof/uof-adapter.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const code = v.pipe(
  v.string(),
  v.regex(feedCodePattern),
  v.notValues(['sim', 'special'], 'sim is the simulator’s, and special that of staff’s specials'),
)
const speed = v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(1000)), 1)
const amqpUrl = v.pipe(v.string(), v.regex(/^amqps?:\/\//))
const url = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/.*[^/]$/))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const packageOf = v.strictObject({ id: whole, amqpUrl })

/** Settings that any feed's file may have beside its adapter. */
const ofEveryFeed = {
  /** How many seconds a bet in play waits, by sport, in place of the usual ones. */
  inPlayDelaySeconds: v.exactOptional(
    v.strictObject(v.entriesFromList(sports, v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))))),
  ),
}

/** The settings of a feed, as its JSON file has them. Unknown fields are refused. */
export const feedSettingsSchema = v.variant('adapter', [
  v.strictObject({
    adapter: v.literal('simulator'),
    ...ofEveryFeed,
    seed: text,
    speed,
    since: v.optional(v.pipe(v.string(), v.isoTimestamp()), '2026-01-01T00:00:00Z'),
    sports: v.optional(v.pipe(v.array(v.picklist(sports)), v.minLength(1)), sports),
  }),
  v.strictObject({ adapter: v.literal('file'), ...ofEveryFeed, path: text, speed }),
  v.strictObject({
    adapter: v.literal('uof'),
    ...ofEveryFeed,
    code,
    amqpUrl,
    apiUrl: url,
    accessToken: text,
    exchange: v.optional(text, 'unifiedfeed'),
    routingKeys: v.optional(v.pipe(v.array(text), v.minLength(1)), ['#']),
    producers: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d+$/)), text), { 1: 'liveodds', 3: 'pre' }),
  }),
  v.strictObject({
    adapter: v.literal('trade360'),
    ...ofEveryFeed,
    code,
    userName: text,
    password: text,
    packages: v.pipe(
      v.strictObject({ inPlay: v.exactOptional(packageOf), preMatch: v.exactOptional(packageOf) }),
      v.check(({ inPlay, preMatch }) => inPlay !== undefined || preMatch !== undefined, 'no package'),
    ),
    customersUrl: v.optional(url, 'https://stm-api.lsports.eu'),
    snapshotUrl: v.optional(url, 'https://stm-snapshot.lsports.eu'),
    markets: v.optional(
      v.array(
        v.strictObject({
          trade360: whole,
          market: whole,
          outcomes: v.nullable(v.record(v.string(), text)),
          line: v.picklist(['none', 'total', 'handicap']),
        }),
      ),
      [],
    ),
  }),
])
export type FeedSettings = v.InferOutput<typeof feedSettingsSchema>

interface Time {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly every: (ms: number, run: () => void) => () => void
  readonly after: (ms: number, run: () => void) => () => void
}

/** The adapter of a feed, not yet started. Throws where the log of a recorded feed cannot be read. */
export function openFeed(settings: FeedSettings, { now, every, after }: Time): FeedAdapter {
  switch (settings.adapter) {
    case 'simulator':
      return simulatorAdapter(
        simulator(settings.seed, leaguesOf(settings.sports), { races: settings.sports.includes('keirin') }),
        {
          now,
          every,
          speed: settings.speed,
          since: Date.parse(settings.since),
        },
      )
    case 'file':
      return fileAdapter(readLog(readFileSync(settings.path, 'utf8')), { now, after, speed: settings.speed })
    case 'uof':
      return uofAdapter(settings, { now })
    case 'trade360':
      return trade360Adapter(settings, { now })
  }
}

const leaguesOf = (wanted: readonly Sport[]) => leagues.filter(({ sport }) => wanted.includes(sport))
