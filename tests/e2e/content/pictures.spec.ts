import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { brands, expect, test } from '../support/journey.ts'

const alt = { ja: '山あいの赤い灯ろう', en: 'A red lantern in the hills' }
const [name, slug] = ['journey-lantern', 'journey-lantern']

test('a picture that staff upload is on a promotion of every brand, in a format and a size for the window', async ({
  page,
  server,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'andon-journey-picture-'))
  const files = {
    'lantern.png': await sharp({ create: { width: 1_300, height: 900, channels: 3, background: '#c23' } })
      .png()
      .toBuffer(),
    'about.json': JSON.stringify({ image: `picture:${name}`, startsAt: '2026-01-01T00:00:00Z', order: -5 }),
    'ja.md': `# 灯ろうの夜\n\n山に灯りがともります。\n\n![](picture:${name})\n`,
    'en.md': `# A night of lanterns\n\nLights in the hills.\n\n![](picture:${name})\n`,
    'evil.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  }
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
  const content = (...words: string[]) => server.operator('content', ...words)
  await expect(content('picture', 'add', 'evil', join(folder, 'evil.svg'), alt.ja, alt.en)).rejects.toThrow(/SVG/)
  await content('picture', 'add', name, join(folder, 'lantern.png'), alt.ja, alt.en, '200,800')
  for (const [part, file] of [
    ['about', 'about.json'],
    ['ja', 'ja.md'],
    ['en', 'en.md'],
  ] as const)
    await content('save', `promotions/${slug}`, part, join(folder, file))
  await content('publish', `promotions/${slug}`)
  await expect(content('picture', 'retire', name)).rejects.toThrow(/promotions\/journey-lantern/)

  for (const { origin, language } of brands) {
    const picture = page.getByRole('img', { name: alt[language] })
    await expect(async () => {
      await page.goto(`${origin}/${language}/promotion/${slug}`)
      await expect(picture.first()).toBeVisible({ timeout: 2_000 })
    }).toPass() // every node shows it within a second
    await expect(picture).toHaveCount(2)
    const first = picture.first()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/pictures\/[0-9a-f]{40}\.avif$/)
    const loaded = await first.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const { objectPosition } = getComputedStyle(image)
      return {
        objectPosition,
        most: image.naturalWidth,
        drawn: image.offsetWidth,
        given: [image.width > 0, image.getAttribute('width'), image.getAttribute('height')],
      }
    })
    expect(loaded.given).toEqual([true, '1300', '900'])
    expect(loaded.objectPosition).toBe('20% 80%')
    expect(loaded.most).toBeGreaterThan(0)
    await expect(picture.nth(1)).toHaveAttribute('loading', 'lazy')

    await page.goto(`${origin}/${language}/promotions`)
    await expect(picture.first()).toBeVisible()
  }
})
