import type { messages as ja } from './edit.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Change this bet',
  intro:
    'The new bet continues with what this one is worth now, at today’s odds. Nothing is taken from your balance and nothing is paid out.',
  stays: 'Selections',
  decided: 'Decided (part of the value)',
  offered: 'Add from your bet slip',
  offeredNone: 'To add selections, put them in your bet slip first.',
  value: 'Value now',
  fair: 'Fair value {fair} · our margin {share}',
  odds: 'New odds',
  returns: 'Returns if all win',
  before: 'Before: {amount}',
  none: 'Keep or add at least one selection. To end the bet, cash it out.',
  same: 'Untick a selection, or add one.',
  change: 'Change the bet',
  confirmText: 'The bet continues with {value} and returns {returns} if all win. This can’t be undone.',
  confirm: 'Confirm the change',
  keep: 'Leave it as it is',
  waiting: 'A match is in play: the change is being confirmed.',
  done: 'The bet was changed. New reference: {reference}',
  loading: 'Loading…',
  closed: 'Closed at the moment',
}
