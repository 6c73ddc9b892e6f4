import type { QueryClient } from '@tanstack/react-query'
import { favourites } from '../favourites/marks.ts'
import type { Live } from '../live/create-live.ts'
import { dayOf } from '../page/days.ts'
import type { Services } from '../page/services.ts'
import { settings } from '../page/settings.ts'
import { deviceZone } from '../page/time-zone.ts'
import { watchAlerts } from './alerts/watch-alerts.ts'
import { dayResult, isLosingDay, settledOf, withSettled } from './day-result.ts'
import { noticeSettings, wayOf } from './notice-settings.ts'
import { type Bet, limitOccasion, type Match, type Occasion } from './occasions.ts'
import { forgetTold, tell } from './told.ts'
import { watchBets } from './watch-bets.ts'
import { watchMatches } from './watch-matches.ts'

interface Watched extends Pick<Services, 'client' | 'session' | 'figures'> {
  readonly live: Live
  readonly queries: QueryClient
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')
const zone = () => settings.get().zone ?? deviceZone()
const today = () => dayOf(Date.now(), zone())

/** Tells of an occasion in the way that the player has chosen. */
function tellChosen(occasion: Occasion): void {
  const way = wayOf(occasion.kind, {
    settings: noticeSettings.get(),
    isCalm: settings.get().calm ?? reduced.matches,
    isLosingDay: isLosingDay(dayResult.get(), today()),
  })
  if (way !== 'none') tell(occasion, way === 'notice')
}

/** Tells of what happens in the player's bets, matches, limits and price alerts, until it is ended. Nothing polls: the stream sends what changes. */
export function watch({ live, client, queries, session, figures }: Watched): () => void {
  const onOccasion = tellChosen
  const readEvent = (event: string) =>
    queries.fetchQuery({
      queryKey: ['event', event],
      queryFn: async () => {
        const reply = await client.call('showEvent', { event })
        live.offers.receiveReply(
          reply.event,
          reply.groups.flatMap(({ markets }) => markets),
        )
        return reply
      },
    })
  const matches = watchMatches(live, {
    onOccasion,
    learn: (match) =>
      readEvent(match.event).then(
        ({ event: { id, name, sport } }) => ({ event: id, name, sport: sport.code }),
        () => match,
      ),
  })
  let bets: ReturnType<typeof watchBets> | null = null
  const followMatches = () => matches.follow([...(bets?.matches() ?? []), ...marked()])

  let player: string | null = null
  function watchPlayer() {
    const state = session.get()
    const now = state.kind === 'player' ? state.player : state.kind === 'opening' ? player : null
    if (now === player) return
    player = now
    bets?.end()
    forgetTold()
    bets =
      player === null ? null : watchBets({ client, live }, { onOccasion, onOpen: followMatches, onSettled, onOlder })
    followMatches()
  }

  let room = figures.get()
  const onFigures = () => {
    const occasion = limitOccasion(room, figures.get())
    room = figures.get()
    if (occasion) onOccasion(occasion)
  }
  const learnAlert = (event: string) =>
    readEvent(event).then(
      () => true,
      () => false,
    )
  watchPlayer()
  followMatches()
  const ends = [
    session.subscribe(watchPlayer),
    figures.subscribe(onFigures),
    favourites.subscribe(followMatches),
    watchAlerts(live, { learn: learnAlert, onOccasion }),
    () => bets?.end(),
    matches.end,
  ]
  return () => {
    for (const end of ends) end()
  }
}

const onSettled = (bet: Bet) => dayResult.update((before) => withSettled(before, today(), bet))

const onOlder = (bets: readonly Bet[]) =>
  dayResult.update((before) =>
    settledOf(bets, today(), zone()).reduce((all, bet) => withSettled(all, today(), bet), before),
  )

/** The matches that the player has marked, the newest first. */
function marked(): Match[] {
  const { events, names } = favourites.get()
  return events.toReversed().map((event) => {
    const name = names[event] ?? event
    return { event, name: { ja: name, en: name }, sport: null }
  })
}
