import type { BoardTexts } from './board-texts.ts'

export const en: BoardTexts = {
  start: 'Start',
  startHint: 'Start, or press space',
  starting: 'Starting the round.',
  cycle: 'Round length',
  hitNote: 'Opening one tile at the default setting. It depends on how you play.',
  cashOut: (amount) => `Cash out ${amount}`,
  next: (amount) => `Next tile ${amount}`,
  cell: (number, state) => `Tile ${number}, ${state}`,
  board: 'Board',
  ladder: 'Cash-out after each tile',
  step: (opened, amount) => `${amount} after ${opened}`,
  choose: 'Pick a tile',
  opened: (opened, amount) =>
    opened === 1 ? `1 tile safe. ${amount} to cash out.` : `${opened} tiles safe. ${amount} to cash out.`,
  hit: 'No win. Round over.',
  won: 'Cashed out',
  cashedOut: (amount) => `You cashed out ${amount}`,
  byTimeOut: 'Time ran out, so the round continued automatically',
  pays: 'Cash-out',
  paysNote: (hazards, count, stake) => `${hazards}: ${count}. Bet: ${stake}.`,
  paysOpened: 'Tiles opened',
  paysAmount: 'Cash-out',
  paysMultiple: 'Multiplier',
  multiple: (value) => `${value}×`,
  timeOut: (hours) =>
    `After ${hours} hours without a move, the server ends the round: if no tile is open it opens a random one, then cashes out.`,
}
