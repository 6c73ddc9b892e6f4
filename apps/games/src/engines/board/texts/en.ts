import type { BoardTexts } from './board-texts.ts'

export const en: BoardTexts = {
  start: 'Start',
  startHint: 'The space bar starts too',
  starting: 'Starting the round.',
  cycle: 'Length of a round',
  hitNote: 'If you open one tile at the preset difficulty. It depends on how you play.',
  cashOut: (amount) => `Cash out ${amount}`,
  next: (amount) => `Next tile ${amount}`,
  cell: (number, state) => `Tile ${number}, ${state}`,
  board: 'Board',
  ladder: 'Cash-out after each tile',
  step: (opened, amount) => `${amount} after ${opened}`,
  choose: 'Pick a tile',
  opened: (opened, amount) =>
    opened === 1 ? `1 tile safe. ${amount} to cash out.` : `${opened} tiles safe. ${amount} to cash out.`,
  hit: 'No win. The round is over.',
  won: 'Cashed out',
  cashedOut: (amount) => `You cashed out ${amount}`,
  byTimeOut: 'The time ran out, so the round went on by itself',
  pays: 'Cash-out',
  paysNote: (hazards, count, stake) => `${hazards}: ${count}. Stake: ${stake}.`,
  paysOpened: 'Tiles opened',
  paysAmount: 'Cash-out',
  paysMultiple: 'Multiple of the stake',
  timeOut: (hours) =>
    `After ${hours} hours without a move the server ends the round: if no tile is open it opens a random one, then it cashes out.`,
}
