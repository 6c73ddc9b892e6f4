import { expect, test } from 'vitest'
import { readFields, readText } from './kinds.ts'

test.each([
  '[x](javascript:alert(1))',
  '[x](  JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:image/svg+xml;base64,PHN2Zz4=)',
  '[x](vbscript:x)',
  '[x](&#106;avascript:alert(1))',
  '[x](//elsewhere.example)',
  '[x](http://elsewhere.example)',
  '[x](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[**x**](javascript:alert(1))',
  '<svg onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '![x](https://elsewhere.example/x.svg)',
  '[![x](/x.svg)](/y)',
  '## `Two words` T\n\nx',
  '## `same` T\n\nx\n\n## `same` T\n\nx',
])('a text is refused: %s', (body) => expect(() => readText('pages', `# T\n\n${body}`)).toThrow(/\w/))

test.each(['no title', '', '# ', '## `a` T\n\nx'])('a text without a title is refused: %j', (source) =>
  expect(() => readText('pages', source)).toThrow(/title/),
)

test('each kind has the parts that its pages show', () => {
  expect(() => readText('banners', '# T\n\nOne paragraph.')).toThrow(/two paragraphs/)
  expect(() => readText('promotions', '# T\n\n- a list')).toThrow(/summary/)
  expect(() => readText('questions', '# T\n\nAn answer.')).toThrow(/follows its question/)
  expect(readText('questions', '# T\n\n## `why` Why?\n\nBecause.').title).toBe('T')
})

test.each([
  '//elsewhere.example/x.png',
  '/scenes/../x.svg',
  '/ajax/bonus/drop',
  '/scenes/x.svg?x=.svg',
  'https://elsewhere.example/x.png',
  'data:image/svg+xml,x.svg',
])('a picture of elsewhere is refused: %s', (image) => {
  const source = JSON.stringify({ zones: ['casino'], image, startsAt: '2026-06-01T00:00:00Z' })
  expect(() => readFields('banners', source)).toThrow(/about\.json: image: /)
})

test.each(['//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere.example', 'terms', '/a b'])(
  'a banner’s link of elsewhere is refused: %s',
  (link) => {
    const source = JSON.stringify({ link, image: '/scenes/x.svg', startsAt: '2026-06-01T00:00:00Z' })
    expect(() => readFields('banners', source)).toThrow(/about\.json: link: /)
  },
)

test.each([
  ['null', /about\.json/],
  ['[]', /about\.json/],
  ['{', /no JSON/],
  ['{"updatedAt": "2026-06-01", "unknown": 1}', /unknown/],
  ['{"updatedAt": "2026-06-01", "sites": ["OWL"]}', /sites/],
])('fields are refused: %s', (source, why) => expect(() => readFields('pages', source)).toThrow(why))
