// How rounds of cards with decisions are played: the game takes the player's actions one by one.

export const deck = [...'A23456789TJQK'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit))
export const pointsOf = (card) => Math.min(10, 'A23456789TJQK'.indexOf(card[0]) + 1)
export const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** The events, the win, null while the round waits, and the further stakes; null if the rules do not allow the choice or one of the actions. */
export function playHands(game, rules, { draw, stake, choice, actions }) {
  const [events, left] = [[], [...actions]]
  const [waits, wrong] = [{}, {}]
  const round = { draw, stake, choice, furtherStaked: 0 }
  round.add = (type, fields) => void events.push({ type, ...fields })
  round.refuseIf = (condition) => {
    if (condition) throw wrong
  }
  /** The next action of the hand: one of these, with its fields, or the server's own. */
  round.take = (hand, allowed) => {
    const action = left.shift()
    if (!action) throw waits
    const fields = { guess: ['guess'], draw: ['held'] }[action.type] ?? []
    const isWhole = `${Object.keys(action).sort()}` === `${['type', 'hand', ...fields].sort()}`
    round.refuseIf(!isWhole || action.hand !== hand || ![...allowed, 'timeOut'].includes(action.type))
    return { ...action, byTimeOut: action.type === 'timeOut' }
  }
  try {
    const win = game(rules, round)
    round.refuseIf(left.length > 0)
    round.add('roundEnd', { amount: win })
    return { events, win, furtherStaked: round.furtherStaked }
  } catch (end) {
    if (end !== waits && end !== wrong) throw end
    return end === waits ? { events, win: null, furtherStaked: round.furtherStaked } : null
  }
}
