import type { HighLowTexts } from './high-low-texts.ts'

const months = [
  ['January', 'pine'],
  ['February', 'plum'],
  ['March', 'cherry'],
  ['April', 'wisteria'],
  ['May', 'iris'],
  ['June', 'peony'],
  ['July', 'bush clover'],
  ['August', 'pampas grass'],
  ['September', 'chrysanthemum'],
  ['October', 'maple'],
  ['November', 'willow'],
  ['December', 'paulownia'],
] as const

const month = (number: number) => months[number - 1]?.[0] ?? ''
const named = (number: number) => `${month(number)} (${months[number - 1]?.[1]})`

/** In full, or short for a button. */
const guesses = (name: (number: number) => string): HighLowTexts['label'] => ({
  higher: (shown, last) =>
    shown === 1 ? `${name(2)} or later` : shown === last ? `${name(last)} again` : `${name(shown)} or later`,
  lower: (shown, last) =>
    shown === 1 ? `${name(1)} again` : shown === last ? `${name(last - 1)} or earlier` : `${name(shown)} or earlier`,
})

export const en: HighLowTexts = {
  hitNote: 'Guessing the likelier side once, then cashing out. It depends on how you play.',
  won: 'Cashed out',
  month,
  named,
  ...guesses(month),
  label: guesses((number) => month(number).slice(0, 3)),
  chance: (right, of) => `${right} in ${of}`,
  offered: (chance, amount) => `${chance}\u00a0· ${amount}`,
  spokenGuess: (which, chance, amount) => `Next: ${which}. A chance of ${chance}. If right, ${amount} to cash out.`,
  notOffered: 'Over the limit',
  skip: 'Skip',
  skipsLeft: (count) => `${count} left`,
  cashOut: 'Cash out',
  cashOutAfter: 'After 1 right guess',
  spokenCashOut: (amount) => `Cash out ${amount} and finish`,
  ask: 'Which month comes next?',
  shown: (shown) => `${named(shown)}. Which month comes next?`,
  skipped: (shown) => `Skipped. ${named(shown)}.`,
  right: (shown, steps, amount) => `${named(shown)}. Right, ${steps} so far. ${amount} to cash out.`,
  rightNote: (steps, amount) => `${steps} right · ${amount} to cash out`,
  wrong: (shown) => `${named(shown)}. Wrong. Round over.`,
  cashedOut: (amount) => `You cashed out ${amount}`,
  run: 'The round so far',
  runFirst: (shown) => shown,
  runSkipped: (shown) => `skipped, ${shown}`,
  runGuess: (which, shown, right) => `guessed ${which}, ${shown}, ${right ? 'right' : 'wrong'}`,
  pays: 'Chances and cash-outs by month',
  paysNote: (stake) =>
    `Bet: ${stake}. Cash-outs are for a right first guess; from the second on, they are multiplied by what you have reached.`,
  paysMonth: 'Month shown',
  paysHigher: 'Or later',
  paysLower: 'Or earlier',
  paysRow: 'First guess right, by months that win',
  timeOut: (hours) =>
    `After ${hours} hours without a move, the server finishes the round as the rules say: with no right guess yet it guesses the likelier side once and cashes out if that is right; otherwise it cashes out what you have reached.`,
}
