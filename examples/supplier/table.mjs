// A live table: a round takes bets for a while, then one draw decides all of them. What lobbies show of it is told by `tell`.
import { randomInt, randomUUID } from 'node:crypto'

const { TABLE_OPEN_MS = '12000' } = process.env
const openMs = Number(TABLE_OPEN_MS)
const lockedMs = openMs / 2
const renewEveryMs = 15_000 // the operator forgets a table that it does not hear of for a minute
const leaves = [
  { text: { ja: '松', en: 'Pine' }, tone: 'green' },
  { text: { ja: '竹', en: 'Bamboo' }, tone: 'blue' },
  { text: { ja: '梅', en: 'Plum' }, tone: 'red' },
]

export function openTable({ gameCode, limits, tell }) {
  const results = []
  let round
  const state = () => ({
    ...{ tableId: `${gameCode}-1`, gameCode, limits, results: results.slice(-20), players: round.players.size },
    ...(Date.now() < round.locksAt ? { state: 'open', locksAt: round.locksAt } : { state: 'locked' }),
  })
  const tellState = () => tell({ at: Date.now(), tables: [state()] })
  function open() {
    const { promise, resolve } = Promise.withResolvers()
    round = { id: randomUUID(), locksAt: Date.now() + openMs, players: new Set(), drawn: promise }
    tellState()
    setTimeout(() => {
      const drawn = randomInt(leaves.length) // after the last bet
      resolve(drawn)
      tellState()
      setTimeout(() => {
        results.push(leaves[drawn]) // the page has shown it
        open()
      }, lockedMs)
    }, openMs)
  }
  open()
  setInterval(tellState, renewEveryMs)
  return {
    /** The round that takes bets, with the promise of what it draws; undefined between rounds. Call it when the bet is received, before anything is awaited. */
    join: (player) => {
      if (Date.now() >= round.locksAt) return undefined
      round.players.add(player)
      return round
    },
  }
}
