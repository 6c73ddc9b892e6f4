import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadFiles } from '@andon/operator/content'
import { loadSeries } from '@andon/operator/tournaments'
import { drill } from '../drill.ts'
import { hostileTexts, inPlaceOf } from '../hostile-files.ts'
import { refusalOf } from '../refusal-of.ts'

const kinds = ['banners', 'promotions'] as const
const about = { image: '/scenes/river.svg', startsAt: '2026-01-01T00:00:00Z' }
const words = '# Spring\n\nIn short.\n\nMore.\n\n## `terms` Terms\n\nOnce only.'
/** Texts within the size that a parser could take long for. */
const slow = ['*', '_a*', '[', '](', '`', '> ', '- > ', '1. ', '\n#', '<a ', '&#'].map(
  (piece) => `# A\n\n${piece.repeat(60_000 / piece.length)}`,
)

/** The operator's folder of announcements, from outside: it is read at the start, and a server that it stops names the place. */
export const contentFolders = drill('folders of announcements', async (_target, check) => {
  const folder = await mkdtemp(join(tmpdir(), 'andon-content-'))
  const read = () => refusalOf(() => loadFiles(folder))
  const renew = async () => {
    await rm(folder, { recursive: true, force: true })
    for (const kind of kinds) {
      await mkdir(join(folder, kind, 'spring'), { recursive: true })
      await writeFile(join(folder, kind, 'spring', 'about.json'), JSON.stringify(about))
      for (const language of ['ja', 'en']) await writeFile(join(folder, kind, 'spring', `${language}.md`), words)
    }
  }
  await renew()
  check('a right folder', await read(), 'none')
  for (const kind of kinds)
    for (const file of ['about.json', 'ja.md', 'en.md'])
      for (const [what, make] of Object.entries(hostileTexts)) {
        if (file !== 'about.json' && what === 'a thousand times too deep') continue // a text may have brackets
        await inPlaceOf(join(folder, kind, 'spring', file), make)
        check(`${what} as ${kind}/spring/${file}`, await read(), 'refused')
        await renew()
      }
  for (const [what, make] of Object.entries(hostileTexts)) {
    if (what === 'a folder') continue
    await inPlaceOf(join(folder, 'banners'), make)
    check(`${what} as banners`, await read(), 'refused')
    await renew()
  }
  await inPlaceOf(join(folder, 'banners'), (path) => symlink('/etc', path))
  check('a link to a folder as banners', await read(), 'refused')
  await renew()
  await mkdir(join(folder, 'banners', ...'deep'.repeat(20).split('')), { recursive: true })
  check('folders in folders', await read(), 'refused')
  await renew()
  for (let one = 0; one < 1_001; one++) await mkdir(join(folder, 'banners', `many-${one}`))
  check('more announcements than are read', await read(), 'refused')
  for (const text of slow) {
    await renew()
    await writeFile(join(folder, 'promotions', 'spring', 'en.md'), text)
    const started = performance.now()
    await read()
    check(
      `a text of ${JSON.stringify(text.slice(5, 12))} is read or refused in time`,
      performance.now() - started < 5_000,
      true,
    )
  }
  await rm(folder, { recursive: true })
})

const series = JSON.stringify({
  cron: '0 * * * *',
  timeZone: 'Asia/Tokyo',
  minutes: 60,
  image: '/scenes/gift.svg',
  product: 'casino',
  games: ['lantern-river'],
  entry: { kind: 'optIn' },
  lateEntry: true,
  scoring: { method: 'fair', rounds: 10, minStake: 10 },
  prizes: { kind: 'places', amounts: [100] },
  graceSeconds: 60,
  holdSeconds: 60,
})

/** The operator's folder of tournament series, read at the start as well. */
export const seriesFolders = drill('folders of tournament series', async (_target, check) => {
  const folder = await mkdtemp(join(tmpdir(), 'andon-series-'))
  const read = () => refusalOf(() => loadSeries(folder))
  const renew = async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(join(folder, 'spring'), { recursive: true })
    await writeFile(join(folder, 'spring', 'about.json'), series)
    for (const language of ['ja', 'en']) await writeFile(join(folder, 'spring', `${language}.md`), words)
  }
  await renew()
  check('a right folder', await read(), 'none')
  for (const file of ['about.json', 'ja.md', 'en.md'])
    for (const [what, make] of Object.entries(hostileTexts)) {
      if (file !== 'about.json' && what === 'a thousand times too deep') continue // a text may have brackets
      await inPlaceOf(join(folder, 'spring', file), make)
      check(`${what} as spring/${file}`, await read(), 'refused')
      await renew()
    }
  for (let one = 0; one < 101; one++) await mkdir(join(folder, `many-${one}`))
  check('more series than are read', await read(), 'refused')
  await rm(folder, { recursive: true })
})
