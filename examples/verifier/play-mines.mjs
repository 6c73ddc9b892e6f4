// How the games of mines play, from their rules as data.

export const isOf = (rules) => 'hazards' in rules

/** Mines: the hazards are drawn first, then the player's actions are played. Prizes are whole fractions of the stake, rounded down once. */
export function play(rules, { draw, stake, choice, actions }) {
  const [cells, count] = [rules.columns * rules.rows, choice.hazards]
  if (!(Number.isInteger(count) && count >= rules.hazards.least && count <= rules.hazards.most)) return null
  const board = Array.from({ length: cells }, (_, cell) => cell)
  for (let at = 0; at < count; at++) {
    const other = at + draw(cells - at)
    ;[board[at], board[other]] = [board[other], board[at]]
  }
  const hazards = board.slice(0, count).sort((a, b) => a - b)
  const multiple = (opened) => {
    let [up, down] = [BigInt(rules.return.numerator), BigInt(rules.return.denominator)]
    for (let k = 0; k < opened; k++) [up, down] = [up * BigInt(cells - k), down * BigInt(cells - count - k)]
    return { up, down, isOffered: opened <= cells - count && up <= BigInt(rules.mostMultiple) * down }
  }
  const prize = (opened) => Number((BigInt(stake) * multiple(opened).up) / multiple(opened).down)
  const [events, opened] = [[{ type: 'boardOpened', cells, hazards: count }], []]
  let win = null
  for (const { type, cell } of actions) {
    const byTimeOut = type === 'timeOut'
    if (win !== null || !(byTimeOut || type === 'cashOut' || (type === 'open' && cell in board))) return null
    if (type === 'cashOut' || (byTimeOut && opened.length > 0)) win = prize(opened.length)
    else {
      const at = byTimeOut ? draw(cells) : cell
      const safe = !hazards.includes(at)
      if (opened.includes(at)) return null
      if (safe) opened.push(at)
      else win = 0
      events.push({
        type: 'cellOpened',
        cell: at,
        safe,
        opened: opened.length,
        amount: safe ? prize(opened.length) : 0,
        byTimeOut,
      })
      if (safe && (byTimeOut || !multiple(opened.length + 1).isOffered)) win = prize(opened.length)
    }
    if (win !== null && opened.length === 0 && type === 'cashOut') return null
    if (win !== null && events.at(-1).safe !== false)
      events.push({ type: 'cashedOut', opened: opened.length, amount: win, byTimeOut })
  }
  if (win !== null) events.push({ type: 'boardRevealed', hazards }, { type: 'roundEnd', amount: win })
  return { events, win }
}
