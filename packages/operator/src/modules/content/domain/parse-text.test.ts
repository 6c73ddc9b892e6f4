import { stopwatch } from '@andon/tests/pace/stopwatch'
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'

const parse = (body: string) => parseText(`# Title\n\n${body}`).blocks

test('sections, lines, lists and links become structure', () => {
  const source =
    '## `first` First & last\n\nSee **this** or `that` or [the terms](/terms).\n\n### More\n\n1. one\n2. two\n'
  expect(parse(source)).toEqual([
    { type: 'heading', level: 2, id: 'first', text: 'First & last' },
    {
      type: 'paragraph',
      spans: [
        { text: 'See ' },
        { text: 'this', strong: true },
        { text: ' or ' },
        { text: 'that', code: true },
        { text: ' or ' },
        { text: 'the terms', href: '/terms' },
        { text: '.' },
      ],
    },
    { type: 'heading', level: 3, text: 'More' },
    { type: 'list', ordered: true, items: [[{ text: 'one' }], [{ text: 'two' }]] },
  ])
})

test('a part for players or visitors only is marked, paragraph by paragraph', () => {
  const source = 'All.\n\n```isLoggedIn\nPlayers.\n\n- one\n```\n\n```notLoggedIn\nVisitors.\n```\n'
  const marked = parse(source).map(({ type, isLoggedIn, notLoggedIn }) => [type, isLoggedIn, notLoggedIn])
  expect(marked).toEqual([
    ['paragraph', undefined, undefined],
    ['paragraph', true, undefined],
    ['list', true, undefined],
    ['paragraph', undefined, true],
  ])
})

test.each([
  ['a part for unknown readers', '```everybody\nWords.\n```'],
  ['HTML', '<b>bold</b>'],
  ['HTML within a line', 'a <i>b</i> c'],
  ['an image', '![picture](/x.png)'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['a list within a list', '- a\n  - b'],
  ['a section without an id', '## Plain'],
  ['a second title', '# Again'],
  ['a drawing', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
  ['a drawing as an image', '![x](/uploads/evil.svg)'],
  ['an image of another host', '![x](https://elsewhere.example/x.png)'],
  ['a comment', '<!-- -->'],
  ['a processing instruction', '<?php 1 ?>'],
  ['a line that turns its direction', 'safe \u202e elif'],
  ['a control character', 'a\u0000b'],
])('%s stops the start', (_what, body) => expect(() => parse(body)).toThrow())

test.each(['> ', '>>', '- > ', '1. ', '1) ', '+ ', '_a*', '**a'])(
  'a text of %j without end is refused at once',
  (piece) => {
    const since = stopwatch()
    expect(() => parse(piece.repeat(60_000 / piece.length))).toThrow(/nested too deeply|marks of emphasis/)
    expect(since.stop()).toBeLessThan(1_000)
  },
)
