import type { Live } from '../live/create-live.ts'
import { isOver, type Match, matchOccasion, mayBeTold, type Occasion } from './occasions.ts'

/** Changes of the first seconds are what happened before. */
const settlingMs = 3_000
const mostFollowed = 20

interface Options {
  /** Names and sport of a match whose sport is not known. */
  readonly learn: (match: Match) => Promise<Match>
  readonly onOccasion: (occasion: Occasion) => void
}

/** Follows scores and ends of some matches. */
export function watchMatches(live: Live, { learn, onOccasion }: Options) {
  const followed = new Map<string, () => void>()
  const { events } = live.offers

  function start(match: Match) {
    const { event } = match
    const since = performance.now()
    let before = events.get(event)
    let about = match
    async function receive() {
      const now = events.get(event)
      const was = before
      before = now
      if (!was || !now || performance.now() - since < settlingMs || !mayBeTold(was, now)) return
      if (about.sport === null) about = await learn(about)
      const occasion = matchOccasion(was, now, about)
      if (occasion && followed.has(event)) onOccasion(occasion)
    }
    const ends = [live.followEvent(event), events.subscribe(event, () => void receive())]
    followed.set(event, () => {
      for (const end of ends) end()
    })
  }

  /** Follows these and no others, the first ones if there are too many. */
  function follow(matches: readonly Match[]) {
    const wanted = new Map<string, Match>()
    for (const match of matches) {
      const state = events.get(match.event)
      const isNew = !followed.has(match.event) && state !== undefined && isOver(state.status)
      if (!isNew && !wanted.has(match.event) && wanted.size < mostFollowed) wanted.set(match.event, match)
    }
    for (const [event, end] of followed) {
      if (wanted.has(event)) continue
      followed.delete(event)
      end()
    }
    for (const match of wanted.values()) if (!followed.has(match.event)) start(match)
  }

  return { follow, end: () => follow([]) }
}
