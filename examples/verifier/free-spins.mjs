/** What scatters pay, and the free spins that they bring. */
export function createFreeSpins(rules, { add, pay, payUnit, total, isOver }) {
  let [granted, played] = [0, 0]
  return {
    granted: () => granted,
    scatters: (award, positions) => {
      if (!award || isOver()) return
      pay('scatterWin', award.stakeMultiple * payUnit, { count: positions.length, positions })
      const count = Math.min(award.freeSpins, (rules.mostFreeSpins ?? Infinity) - granted)
      if (count <= 0 || isOver()) return
      add('freeSpinsWon', { count, retrigger: granted > 0, left: granted + count - played, positions })
      granted += count
    },
    playAll: (one) => {
      const before = total()
      while (played < granted && !isOver()) {
        played++
        add('freeSpin', { number: played, left: granted - played })
        one()
      }
      if (granted > 0) add('freeSpinsEnd', { played, amount: total() - before })
    },
  }
}
