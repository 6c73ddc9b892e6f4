import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandsFolder, checkParts, sites } from '@andon/contract/sites'
import { expect, test } from 'vitest'

/** The custom properties of a brand's theme. */
function tokensOf(code: string): Map<string, string> {
  const theme = readFileSync(join(brandsFolder, code.toLowerCase(), 'theme.css'), 'utf8')
  const blocks = [...theme.matchAll(/\[data-brand="(\w+)"\] \{([^}]*)\}/g)]
  expect(blocks.map(([, brand]) => brand)).toEqual(blocks.map(() => code.toLowerCase()))
  return new Map(
    blocks
      .toReversed() // the first block is the one without a media query
      .flatMap(([, , body = '']) =>
        [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  )
}

const [first] = sites

test('every brand has every part', () => {
  expect(() => checkParts(brandsFolder, sites)).not.toThrow()
})

test.each(sites)("$code's theme has the tokens of the first brand, and no others", ({ code }) => {
  const wanted = [...tokensOf(first?.code ?? '').keys()]
  expect(wanted.length).toBeGreaterThan(40)
  expect([...tokensOf(code).keys()].sort()).toEqual(wanted.sort())
})

test.each(sites)("$code's themeColor is a token of its theme", ({ code, themeColor }) => {
  const tokens = tokensOf(code)
  expect([tokens.get('--bg'), tokens.get('--header-bg')]).toContain(themeColor)
})

test.each(sites)("$code's display face is the family that its theme names", ({ code }) => {
  const theme = readFileSync(join(brandsFolder, code.toLowerCase(), 'theme.css'), 'utf8')
  const [, family] = /@font-face \{[^}]*font-family: ("[^"]+");[^}]*display\.woff2/.exec(theme) ?? []
  expect(family).toBe(tokensOf(code).get('--display'))
})

/** The heights that the product's specification fixes, below 1201 px of width and from there on. */
test.each([
  ['LEO', { narrow: '64px', wide: '82px' }],
  ['BEE', { narrow: '72px', wide: '72px' }],
])("%s's header is as high as specified", (code, { narrow, wide }) => {
  const theme = readFileSync(join(brandsFolder, code.toLowerCase(), 'theme.css'), 'utf8')
  const [below = '', from = ''] = theme.split('@media (min-width: 1201px)')
  const height = (css: string) => /--header-height: (\d+px)/.exec(css)?.[1]
  expect({ narrow: height(below), wide: height(from) ?? height(below) }).toEqual({ narrow, wide })
})

/** WCAG 2.2.2. A moving picture also keeps a processor busy as long as the page is open. */
test.each(sites)("the motion of $code's hero ends within five seconds", ({ code }) => {
  const hero = readFileSync(join(brandsFolder, code.toLowerCase(), 'hero.svg'), 'utf8')
  expect(hero).not.toContain('<animate')
  for (const [, animation = ''] of hero.matchAll(/animation:([^;}]+)/g)) {
    const seconds = Number(/([\d.]+)s\b/.exec(animation)?.[1] ?? 0)
    const times = Number(/ (\d+) /.exec(animation)?.[1] ?? 1)
    expect(animation).not.toContain('infinite')
    expect(seconds * times).toBeLessThanOrEqual(5)
  }
})
