import type { messages as ja } from './messages.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  title: 'Search games',
  hint: 'Game or provider',
  recent: 'Recent searches',
  forget: 'Clear history',
  popular: 'Popular games',
  all: '{count, plural, one {See # result} other {See all # results}}',
  'none.title': 'No games match “{words}”',
  'none.text': 'Check the spelling, or try a shorter word. Japanese names work too, in kana, kanji or Latin letters.',
  'none.browse': 'See all games',
  shortcut: 'Press / to open search',
  howToPlay: 'How to play {name}',
}
