import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  title: 'Rounds in progress',
  waits: '{game}: it’s your turn',
  until: 'If you don’t carry on by {time}, the round is finished as the game’s rules say.',
  goOn: 'Carry on with {game}',
  runs: '{game}: your bet is in play',
  runsOn: 'If it wins you’re paid, also while you’re away from the table.',
  watch: 'Go to the table of {game}',
  stake: 'Bet:',
  finished: '{game}: finished as the rules say',
  finishedAt: 'You hadn’t carried on by {time}.',
  paid: 'Paid out:',
  look: 'See the result of {game}',
  later: 'Later',
  ok: 'OK',
}
