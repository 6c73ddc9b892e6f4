import type { Mechanic } from '@andon/contract/games/sheet'
import type { SlotDisplay } from './display.ts'

const byPays: Readonly<Record<SlotDisplay['pays'], Mechanic>> = {
  lines: 'lines',
  ways: 'ways',
  anywhere: 'pay-anywhere',
  cluster: 'clusters',
  rows: 'rows',
}

/** How a slot plays, from what its client draws: the most telling words last. */
export function slotMechanics(display: SlotDisplay): readonly Mechanic[] {
  const { pays, symbols, scatter, tumble, expandingSymbols, stickyWilds, bonuses } = display
  const has: Partial<Record<Mechanic, boolean>> = {
    [byPays[pays]]: true,
    tumble: tumble !== undefined,
    'growing-multiplier': (tumble?.multiplierPerFall ?? 0) > 0,
    'free-spins': Object.values(scatter).some(({ freeSpins }) => freeSpins > 0),
    'expanding-symbols': expandingSymbols !== undefined,
    respins: stickyWilds === true,
    'collect-coins': symbols.some(({ role }) => role === 'coin'),
    'bonus-games': bonuses !== undefined,
  }
  return (Object.keys(has) as Mechanic[]).filter((mechanic) => has[mechanic]) // Object.keys forgets the literal types
}
