import { readFileSync } from 'node:fs'
import type { BookWithTrading, matchesNow, ResultMessage } from '@andon/bookmaker'
import type { EventHistory, FixturesAhead } from '@andon/bookmaker/feed'
import type { Bus } from '@andon/platform/bus'
import { CannotStart, type Config } from '@andon/platform/config'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import * as v from 'valibot'

/** Settles bets by results; called again with the same ones if it throws. */
type Settle = (results: readonly ResultMessage[]) => Promise<void>

const hourMs = 3_600_000
/** Bought feeds correct results for three days; the simulator never does. */
const forgetAfterMs = { bought: 72 * hourMs, simulator: hourMs }

export type OpenBook = BookWithTrading & {
  /** True if any market can be bet. */
  offersBets(): boolean
  /** The matches that the pages of the operator show, with their main prices. */
  matches(): ReturnType<typeof matchesNow>
  /** Facts from the feed about a match beside its markets; null on servers that do not read the feed, and for a feed without history. */
  readonly history: EventHistory | null
  /** The matches of the next days; null likewise. */
  readonly ahead: FixturesAhead | null
  /** How many better prices the book makes a day by itself, where it is led by this server. */
  readonly boostsPerDay: number
}

/** Unless the configuration says otherwise: with a bought feed staff make them. */
const usualBoosts = { bought: 0, simulator: 3 }

/**
 * The book of this installation: with the role `bookmaker` this server may read the feed, without it, it shows what another one writes. Null where the
 * feed is off.
 */
export async function openBook(
  { db, clock, log }: Runtime,
  {
    config,
    secrets,
    bus,
    node,
    alone,
    settle,
  }: { config: Config; secrets: Secrets; bus: Bus; node: string; alone: boolean; settle: Settle | null },
): Promise<OpenBook | null> {
  if (config.bookmakerFeed === 'off') return null
  // none of it is loaded where the feed is off
  const { bookWithTrading, bookWritten, matchesNow, offersBets, runBook } = await import('@andon/bookmaker')
  const now = () => clock.now().epochMilliseconds
  const written = () => {
    if (bus.shared) bus.publish([bookWritten({ key: node, data: {} })]).catch(() => undefined) // the others look every second
  }
  const feed = config.roles.includes('bookmaker')
    ? { ...(await readFeed(config.bookmakerFeed, { secrets, now })), settle, written }
    : null
  const book = bookWithTrading(runBook({ db, log, now, node, alone, feed }), { db, log, now })
  const unsubscribe = bus.subscribe({
    onFact: (fact) => {
      if (bookWritten.is(fact) && fact.key !== node) book.wake()
    },
    onGap: () => book.wake(),
  })
  return {
    ...book,
    offersBets: () => offersBets(book),
    matches: () => matchesNow(book),
    history: feed?.history ?? null,
    ahead: feed?.ahead ?? null,
    boostsPerDay: config.bookmakerBoosts ?? feed?.usualBoosts ?? 0,
    stop: async () => {
      unsubscribe()
      await book.stop()
    },
  }
}

/** The simulator shows what happens in a match this much later, so that its feed has time to stop bets first. */
const laterMs = 2_000

async function readFeed(
  setting: Exclude<Config['bookmakerFeed'], 'off'>,
  { secrets, now }: { secrets: Secrets; now: () => number },
) {
  const { inPlayDelays } = await import('@andon/bookmaker')
  const {
    feedSettingsSchema,
    openFeed,
    simulatedBackground,
    simulatedFixturesAhead,
    simulatedPlay,
    simulatedRaces,
    simulatedTime,
    describeSimulated,
  } = await import('@andon/bookmaker/feed')
  // with the seed all results can be computed, so it is a secret
  const ownSeed = async () => (await secrets.of('bookmaker.simulator')).toString('base64url')
  const written = setting === 'simulator' ? { adapter: 'simulator', seed: await ownSeed() } : parseFile(setting.file)
  const read = v.safeParse(feedSettingsSchema, written)
  if (!read.success)
    throw new CannotStart(`the settings of the feed (BOOKMAKER_FEED) are wrong: ${problemsOf(read.issues)}`)
  const settings = read.output
  function historyOf(seed: string, { speed, since }: { speed: number; since: string }) {
    const simulated = simulatedTime({ speed, since: Date.parse(since) }, now)
    // bets have been stopped before what happened is told here
    return {
      background: simulatedBackground(seed, simulated),
      ...simulatedPlay(seed, () => simulated() - laterMs),
      ...simulatedRaces(seed, simulated),
    }
  }
  function aheadOf({ seed, speed, since, sports }: Extract<typeof settings, { adapter: 'simulator' }>) {
    return simulatedFixturesAhead(seed, { now: simulatedTime({ speed, since: Date.parse(since) }, now), sports })
  }
  const source = settings.adapter === 'simulator' ? 'simulator' : 'bought'
  return {
    open: () => openFeed(settings, { now, every, after }),
    history: settings.adapter === 'simulator' ? historyOf(settings.seed, settings) : null,
    ahead: settings.adapter === 'simulator' ? aheadOf(settings) : null,
    describe: settings.adapter === 'simulator' ? describeSimulated(settings.seed) : () => null,
    inPlayDelays: inPlayDelays(settings.inPlayDelaySeconds),
    forgetAfterMs: forgetAfterMs[source],
    usualBoosts: usualBoosts[source],
  }
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CannotStart(`BOOKMAKER_FEED=${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

const problemsOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`).join('; ')

function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
